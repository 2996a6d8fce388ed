import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createLocalReq, type PayloadRequest } from 'payload'
import { serverFunctionsOf } from '@/app/(payload)/serverFunctions'
import { readTheme } from '@/components/theme/readTheme'
import { payloadHandlers } from '@/payload-patches/serverFunctions/payloadHandlers'
import { ORIGIN } from '@tests/support/boot'
import { create } from '@tests/support/world'
import type { PersonName } from '../support/people'
import { tokenOf } from '../support/session'
import type { Stage } from '../support/stage'
import { contentTypesOf, makeSubject } from '../support/subjects'
import { Tally } from '../support/tally'
import { wordsIn } from '../support/wordsIn'

const LONG = 240_000

let stage: Stage
const total = new Tally('what server functions are given')

/** What a call names: a tenant, a document of it, and a job that is planned for that. */
interface Named {
  document: string
  job: string
  tenant: string
}

/** A place in the arguments of a server function in which something of a tenant can be named. */
interface Place {
  fn: keyof typeof payloadHandlers
  name: string
  args: (slug: string, named: Named) => Record<string, unknown>
}

const form = (slug: string, more: Record<string, unknown>) => ({
  collectionSlug: slug,
  data: {},
  docPermissions: { fields: true },
  docPreferences: { fields: {} },
  formState: {},
  mockRSCs: true,
  operation: 'create',
  renderAllFields: false,
  schemaPath: slug,
  skipClientConfigAuth: true,
  skipValidation: true,
  ...more,
})
const table = (slug: string, more: Record<string, unknown>) => ({
  collectionSlug: slug,
  columns: [],
  data: { docs: [] },
  enableRowSelections: false,
  ...more,
})
const drawn = (slug: string, more: Record<string, unknown>) => ({
  collectionSlug: slug,
  drawerSlug: 'new',
  overrideEntityVisibility: true,
  paramsOverride: { segments: ['collections', slug, 'create'] },
  redirectAfterCreate: false,
  ...more,
})
const tomorrow = () => new Date(Date.now() + 86_400_000)

const PLACES: Place[] = [
  { args: (slug, { tenant }) => form(slug, { data: { tenant } }), fn: 'form-state', name: 'data.tenant' },
  {
    args: (slug, { tenant }) => form(slug, { data: { tenant: { id: tenant } } }),
    fn: 'form-state',
    name: 'data.tenant.id',
  },
  {
    args: (slug, { tenant }) => form(slug, { data: undefined, formState: { tenant: { value: tenant } } }),
    fn: 'form-state',
    name: 'formState.tenant',
  },
  {
    args: (slug, { tenant }) => form(slug, { data: undefined, formState: { 'tenant.id': { value: tenant } } }),
    fn: 'form-state',
    name: 'formState["tenant.id"]',
  },
  {
    args: (slug, { tenant }) => form(slug, { documentFormState: { tenant: { value: tenant } } }),
    fn: 'form-state',
    name: 'documentFormState.tenant',
  },
  {
    args: (slug, { tenant }) => form(slug, { initialBlockData: { tenant } }),
    fn: 'form-state',
    name: 'initialBlockData.tenant',
  },
  {
    args: (slug, { tenant }) => form(slug, { initialBlockFormState: { tenant: { value: tenant } } }),
    fn: 'form-state',
    name: 'initialBlockFormState.tenant',
  },
  { args: (slug, { document }) => form(slug, { id: document, operation: 'update' }), fn: 'form-state', name: 'id' },
  { args: (slug, { document }) => form(slug, { data: { id: document } }), fn: 'form-state', name: 'data.id' },
  {
    args: (slug, { document }) => form(slug, { data: undefined, formState: { id: { value: document } } }),
    fn: 'form-state',
    name: 'formState.id',
  },
  {
    args: (slug, { document }) => form(slug, { documentFormState: { id: { value: document } } }),
    fn: 'form-state',
    name: 'documentFormState.id',
  },
  {
    args: (slug, { tenant }) => table(slug, { data: { docs: [{ tenant }] } }),
    fn: 'table-state',
    name: 'data.docs.tenant',
  },
  {
    args: (slug, { document }) => table(slug, { data: { docs: [{ id: document }] } }),
    fn: 'table-state',
    name: 'data.docs.id',
  },
  {
    args: (slug, { document }) => table(slug, { data: { docs: [{ relationTo: slug, value: { id: document } }] } }),
    fn: 'table-state',
    name: 'data.docs.value.id',
  },
  {
    args: (slug, { document }) => table(slug, { parent: { collectionSlug: slug, id: document, joinPath: 'x' } }),
    fn: 'table-state',
    name: 'parent.id',
  },
  {
    args: (slug, { tenant }) => drawn(slug, { initialData: { tenant } }),
    fn: 'render-document',
    name: 'initialData.tenant',
  },
  {
    args: (slug, { document, tenant }) => drawn(slug, { initialData: { id: document, tenant } }),
    fn: 'render-document',
    name: 'initialData.id',
  },
  {
    args: (slug, { document }) => drawn(slug, { docID: document, paramsOverride: undefined }),
    fn: 'render-document',
    name: 'docID',
  },
  {
    args: (slug, { document, tenant }) =>
      drawn(slug, { initialData: { tenant }, paramsOverride: { segments: ['collections', slug, document] } }),
    fn: 'render-document',
    name: 'segments',
  },
  {
    args: (slug, { document, tenant }) =>
      drawn(slug, { initialData: { tenant }, paramsOverride: { segments: ['collections', slug, 'trash', document] } }),
    fn: 'render-document',
    name: 'segments of the trash',
  },
  {
    args: (slug, { tenant }) => ({ initialValue: { tenant }, path: 'tenant', schemaPath: `collection.${slug}.tenant` }),
    fn: 'render-field',
    name: 'initialValue.tenant',
  },
  {
    args: (_, { tenant }) => ({ widgetData: { tenant }, widgetSlug: 'collections' }),
    fn: 'render-widget',
    name: 'widgetData.tenant',
  },
  {
    args: (slug, { tenant }) => ({ collectionSlug: slug, data: { tenant }, path: 'slug', valueToSlugify: 'x' }),
    fn: 'slugify',
    name: 'data.tenant',
  },
  {
    args: (slug, { document }) => ({ collectionSlug: slug, docID: document, fromLocale: 'en', toLocale: 'cy' }),
    fn: 'copy-data-from-locale',
    name: 'docID',
  },
  {
    args: (slug, { document }) => ({ collectionSlug: slug, id: document }),
    fn: 'get-upcoming-scheduled-publish',
    name: 'id',
  },
  {
    args: (slug, { document }) => ({ date: tomorrow(), doc: { relationTo: slug, value: document }, type: 'unpublish' }),
    fn: 'schedule-publish',
    name: 'doc',
  },
  { args: (_, { job }) => ({ deleteID: job }), fn: 'schedule-publish', name: 'deleteID' },
]

/** Those that take nothing of a tenant, or nothing but a query that access control narrows; `functions of the admin that draw` asks for these. */
const ASKED_ELSEWHERE = ['get-default-layout', 'render-document-slots', 'render-list']

const OTHERS = ['adminA', 'viewerA', 'stranger', 'removed', 'suspended'] as const satisfies PersonName[]

async function requestOf(who: PersonName): Promise<{ permissions: unknown; req: PayloadRequest }> {
  const { payload } = stage.app
  const headers = new Headers({ Cookie: `payload-token=${await tokenOf(stage.app, stage.users[who])}`, Origin: ORIGIN })
  const { permissions, user } = await payload.auth({ headers })
  return { permissions, req: await createLocalReq({ req: { headers }, user: user ?? undefined }, payload) }
}

interface Outcome {
  /** The words of its refusal; null when it went through. */
  refused: string | null
  words: string
}

/** Calls a server function as the admin's screens do. */
async function callIt(fn: string, who: PersonName, args: Record<string, unknown>): Promise<Outcome> {
  const { permissions, req } = await requestOf(who)
  const { payload } = stage.app
  try {
    const answer = await serverFunctionsOf(stage.app.config)[fn]!({
      ...args,
      cookies: new Map(),
      importMap: payload.importMap,
      locale: { code: 'en', label: 'English' } as never,
      permissions: permissions as never,
      req,
      user: req.user,
    })
    return {
      refused: refusalIn(answer),
      words: wordsIn(answer, [payload, req, payload.config, permissions as object, ...payload.config.collections]),
    }
  } catch (error) {
    return {
      refused:
        error instanceof Error
          ? error.message.replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, '')
          : String(error),
      words: '',
    }
  }
}

/** Some handlers answer with what they caught. */
function refusalIn(answer: unknown): string | null {
  const { errors } = (typeof answer === 'object' && answer !== null ? answer : {}) as { errors?: { message: string }[] }
  return errors?.[0]?.message ?? null
}

const typesAtWork = () => contentTypesOf(stage).filter(({ collection }, index) => index % 4 === 0 && !collection.upload)

/** @param given the stage, filled before the tests run */
export function describeGivenTenants(given: () => Stage): void {
  describe('Arguments of server functions', () => {
    beforeAll(() => {
      stage = given()
      stage.app.payload.importMap = new Proxy({}, { get: () => () => null })
    })
    afterAll(() => total.print())

    it('are tested for every server function of Payload except the closed one', () => {
      const source = readFileSync('node_modules/@payloadcms/next/dist/utilities/handleServerFunctions.js', 'utf8')
      const names = [...source.matchAll(/^ {2}'?([\w-]+)'?: \w+Handler,?$/gm)].map(([, name]) => name!)
      expect(names).toContain('form-state')
      expect(names.filter((name) => !(name in payloadHandlers))).toEqual(['get-folder-results-component-and-data'])
      expect(Object.keys(payloadHandlers).filter((name) => !names.includes(name))).toEqual([])
      expect(
        Object.keys(payloadHandlers)
          .filter((name) => !PLACES.some(({ fn }) => fn === name))
          .sort(),
      ).toEqual(ASKED_ELSEWHERE)
    })

    it(
      'requests that name another tenant are refused in the same way as unknown ids',
      async () => {
        const tally = new Tally('a neighbour in each place')
        for (const type of typesAtWork()) {
          const subject = await makeSubject(stage, type)
          const jobFor = async (who: PersonName, document: string) => {
            await callIt('schedule-publish', who, {
              date: tomorrow(),
              doc: { relationTo: type.slug, value: document },
              type: 'unpublish',
            })
            const { docs } = await stage.app.payload.db.find<{ id: string }>({
              collection: 'payload-jobs',
              limit: 1,
              where: { 'input.doc.value': { equals: document } },
            })
            return String(docs[0]?.id)
          }
          const own: Named = {
            document: subject.docs.a.live,
            job: await jobFor('adminA', subject.docs.a.live),
            tenant: stage.tenants.a,
          }
          const foreign: Named = {
            document: subject.docs.b.live,
            job: await jobFor('ownerB', subject.docs.b.live),
            tenant: stage.tenants.b,
          }
          for (const { args, fn, name } of PLACES) {
            // The guard asks for the person once, whatever the type.
            for (const who of type === typesAtWork()[0] ? OTHERS : OTHERS.slice(0, 1)) {
              const theirs = await callIt(fn, who, args(type.slug, foreign))
              const nothing = await callIt(
                fn,
                who,
                args(type.slug, { document: randomUUID(), job: randomUUID(), tenant: randomUUID() }),
              )
              const line = `${fn} ${name} of ${type.slug}: ${who}`
              tally.check(theirs.refused !== null, `${line} is answered about a neighbour`)
              tally.check(
                theirs.refused === nothing.refused,
                `${line} tells a neighbour's from none: ${theirs.refused} / ${nothing.refused}`,
              )
            }
            const answered = await callIt(fn, 'adminA', args(type.slug, own))
            tally.control(
              answered.refused === null,
              `${fn} ${name} of ${type.slug}: refused its own people (${answered.refused})`,
            )
          }
        }
        total.add(tally)
        expect(tally.wrong).toEqual([])
      },
      LONG,
    )

    it('report a taken slug, drafts included, only within a tenant of the caller', async () => {
      const { tenants } = stage
      for (const tenant of [tenants.a, tenants.b])
        await create(stage.app.payload, 'pages', {
          _status: 'draft',
          slug: 'taken-here',
          slugLock: false,
          tenant,
          title: 'Taken here',
        })
      const typed = (slug: string, tenant: string) =>
        form('pages', {
          data: { slug, slugLock: false, tenant, title: 'Mine' },
          event: 'onChange',
          formState: { slug: { value: slug }, slugLock: { value: false } },
          skipValidation: false,
        })
      const own = await callIt('form-state', 'adminA', typed('taken-here', tenants.a))
      const free = await callIt('form-state', 'adminA', typed('nobody-has-this', tenants.a))
      const taken = own.words.split('\n').filter((word) => !free.words.includes(word))
      expect({ own: own.refused, taken: taken.length > 0 }).toEqual({ own: null, taken: true })
      const [foreign, foreignFree] = [
        await callIt('form-state', 'adminA', typed('taken-here', tenants.b)),
        await callIt('form-state', 'adminA', typed('nobody-has-this', tenants.b)),
      ]
      expect(foreign).toEqual(foreignFree)
      expect(foreign.refused).not.toBeNull()
    })

    it(
      "return only documents of the caller's own tenants in tables, whatever the filter",
      async () => {
        const tally = new Tally('tables')
        for (const type of typesAtWork()) {
          const { docs } = await makeSubject(stage, type)
          const filters = [
            {},
            { tenant: { equals: stage.tenants.b } },
            { id: { in: Object.values(docs.b) } },
            { or: [{ tenant: { equals: stage.tenants.b } }, { id: { exists: true } }] },
          ]
          const shown = async (who: PersonName, where: object) =>
            (
              await callIt('table-state', who, {
                collectionSlug: type.slug,
                columns: [],
                enableRowSelections: false,
                query: { limit: 100, where },
              })
            ).words
          for (const who of OTHERS) {
            for (const where of filters) {
              const words = await shown(who, where)
              tally.check(
                !Object.values(docs.b).some((id) => words.includes(id)),
                `${type.slug}: ${who} sees a neighbour's documents, filtering ${JSON.stringify(where)}`,
              )
            }
          }
          tally.control(
            (await shown('ownerB', { id: { in: Object.values(docs.b) } })).includes(docs.b.live),
            `${type.slug}: the neighbours do not see theirs`,
          )
        }
        total.add(tally)
        expect(tally.wrong).toEqual([])
      },
      LONG,
    )

    it('return the theme of a tenant only to its members', async () => {
      const { tenants } = stage
      for (const name of ['a', 'b'] as const) {
        const theme = await stage.app.payload.db.create({
          collection: 'themes',
          data: { name: `Theme of ${name}`, tenant: tenants[name] },
        })
        await stage.app.payload.db.updateOne({
          collection: 'tenants',
          data: { selectedTheme: theme.id },
          id: tenants[name],
        })
      }
      const read = async (who: PersonName, data: { tenant?: unknown }) =>
        (await readTheme((await requestOf(who)).req, data, {}))?.name ?? null
      expect(await read('adminA', { tenant: tenants.a })).toBe('Theme of a')
      expect(await read('both', { tenant: tenants.b })).toBe('Theme of b')
      for (const who of OTHERS) expect(await read(who, { tenant: tenants.b })).toBeNull()
      expect(await read('adminA', { tenant: { id: tenants.b } })).toBeNull()
      expect(await read('adminA', { tenant: 'anything' })).toBeNull()
    })
  })
}
