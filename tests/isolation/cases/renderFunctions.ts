import { randomUUID } from 'node:crypto'
import { createLocalReq, type PayloadRequest } from 'payload'
import { isServerFunction, serverFunctionsOf } from '@/app/(payload)/serverFunctions'
import { poolOf } from '@/database/connections'
import { ORIGIN } from '@tests/support/boot'
import type { PersonName } from '../support/people'
import { tokenOf } from '../support/session'
import type { Stage } from '../support/stage'
import { contentTypesOf, makeSubject, type Subject } from '../support/subjects'
import { Tally } from '../support/tally'
import { wordsIn } from '../support/wordsIn'

const LONG = 240_000

/** What Payload draws on the server for its screens, each on its own. */
const DRAWN = ['render-document', 'render-document-slots', 'render-field', 'render-list', 'render-widget'] as const

let stage: Stage
const total = new Tally('functions that draw')

/** Calls one as the admin does for a call of its screens. @returns all its words, or those of its refusal */
async function draw(
  name: (typeof DRAWN)[number],
  who: PersonName,
  args: Record<string, unknown>,
): Promise<{ refused: string | null; words: string }> {
  const { payload } = stage.app
  const headers = new Headers({
    Origin: ORIGIN,
    ...(who !== 'anonymous' && { Cookie: `payload-token=${await tokenOf(stage.app, stage.users[who])}` }),
  })
  const { permissions, user } = await payload.auth({ headers })
  const req: PayloadRequest = await createLocalReq({ req: { headers }, user: user ?? undefined }, payload)
  const handler = serverFunctionsOf(stage.app.config)[name] as (all: object) => unknown
  try {
    const drawn = await handler({
      ...args,
      cookies: new Map(),
      importMap: payload.importMap,
      locale: { code: 'en', label: 'English' },
      permissions,
      req,
      user,
    })
    return {
      refused: null,
      words: wordsIn(drawn, [
        payload,
        req,
        payload.config,
        permissions,
        ...(user ? [user] : []),
        ...payload.config.collections,
      ]),
    }
  } catch (error) {
    return { refused: error instanceof Error ? error.message : String(error), words: '' }
  }
}

const typesAtWork = () => contentTypesOf(stage).filter((_, index) => index % 4 === 1)
const OTHERS = ['adminA', 'viewerA', 'stranger', 'removed', 'suspended'] as const

/** Ids of the neighbour's documents that turn up. */
const leaks = ({ docs }: Subject, words: string): string[] => Object.values(docs.b).filter((id) => words.includes(id))

const madeIn = async (slug: string, tenant: string): Promise<number> =>
  Number(
    (
      await poolOf(stage.app.payload).query<{ n: string }>(
        `select count(*) as n from ${slug.replaceAll('-', '_')} where tenant_id = $1`,
        [tenant],
      )
    ).rows[0]!.n,
  )

/** @param given the stage, filled before the tests run */
export function describeRenderFunctions(given: () => Stage): void {
  describe('Server functions that render', () => {
    beforeAll(() => {
      stage = given()
      stage.app.payload.importMap = new Proxy({}, { get: () => () => null })
    })
    afterAll(() => total.print())

    it('are all available to the admin', () => {
      const functions = serverFunctionsOf(stage.app.config)
      expect(DRAWN.filter((name) => !isServerFunction(functions, name))).toEqual([])
    })

    it(
      "list only documents of the caller's own tenants, whatever the query",
      async () => {
        const tally = new Tally('lists')
        for (const type of typesAtWork()) {
          const subject = await makeSubject(stage, type)
          const list = (query: object) => ({
            collectionSlug: type.slug,
            enableRowSelections: false,
            overrideEntityVisibility: true,
            query: { limit: 100, ...query },
          })
          const questions = [
            {},
            { where: { tenant: { equals: stage.tenants.b } } },
            { where: { id: { in: Object.values(subject.docs.b) } } },
            { where: { or: [{ tenant: { equals: stage.tenants.b } }, { id: { exists: true } }] } },
          ]
          for (const who of OTHERS) {
            for (const question of questions) {
              const { words } = await draw('render-list', who, list(question))
              tally.check(
                leaks(subject, words).length === 0,
                `${type.slug}: ${who} sees a neighbour's documents, asking ${JSON.stringify(question)}`,
              )
            }
          }
          const own = await draw('render-list', 'adminA', list({}))
          tally.control(
            own.words.includes(subject.docs.a.live),
            `${type.slug}: its people do not see their own (${own.refused})`,
          )
          const theirs = await draw('render-list', 'ownerB', list({}))
          tally.control(
            theirs.words.includes(subject.docs.b.live),
            `${type.slug}: the neighbours do not see theirs (${theirs.refused})`,
          )
        }
        total.add(tally)
        expect(tally.wrong).toEqual([])
      },
      LONG,
    )

    it(
      "open documents of the caller's own tenants, and answer for another tenant's as for an unknown id",
      async () => {
        const tally = new Tally('documents')
        for (const type of typesAtWork()) {
          const subject = await makeSubject(stage, type)
          const open = (docID: string) => ({ collectionSlug: type.slug, docID, overrideEntityVisibility: true })
          for (const who of OTHERS) {
            const unknown = await draw('render-document', who, open(randomUUID()))
            for (const id of Object.values(subject.docs.b)) {
              const foreign = await draw('render-document', who, open(id))
              tally.check(
                foreign.refused !== null && foreign.refused === unknown.refused,
                `${type.slug}: ${who}: ${foreign.refused} instead of ${unknown.refused}`,
              )
            }
            const slots = async (id: string) =>
              await draw('render-document-slots', who, { collectionSlug: type.slug, id })
            const [foreign, none] = [await slots(subject.docs.b.live), await slots(randomUUID())]
            tally.check(
              foreign.refused === none.refused &&
                foreign.words.replaceAll(subject.docs.b.live, '') ===
                  none.words.replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, ''),
              `${type.slug}: ${who} tells a neighbour's document from none by its buttons`,
            )
          }
          const own = await draw('render-document', 'adminA', open(subject.docs.a.live))
          tally.control(
            own.refused === null && own.words.includes(subject.docs.a.live),
            `${type.slug}: its people cannot open it (${own.refused})`,
          )
          const buttons = await draw('render-document-slots', 'adminA', {
            collectionSlug: type.slug,
            id: subject.docs.a.live,
          })
          tally.control(buttons.refused === null, `${type.slug}: its people have no buttons (${buttons.refused})`)
        }
        total.add(tally)
        expect(tally.wrong).toEqual([])
      },
      LONG,
    )

    it(
      "start new documents only in the caller's own tenants",
      async () => {
        const tally = new Tally('new documents')
        for (const type of typesAtWork().filter(({ collection }) => !collection.upload)) {
          const begin = (tenant: string) => ({
            collectionSlug: type.slug,
            drawerSlug: 'new',
            initialData: { tenant },
            overrideEntityVisibility: true,
            paramsOverride: { segments: ['collections', type.slug, 'create'] },
            redirectAfterCreate: false,
          })
          const before = await madeIn(type.slug, stage.tenants.b)
          for (const who of OTHERS) await draw('render-document', who, begin(stage.tenants.b))
          tally.check(
            (await madeIn(type.slug, stage.tenants.b)) === before,
            `${type.slug}: somebody began one in the neighbour's site`,
          )
          const ownBefore = await madeIn(type.slug, stage.tenants.a)
          const own = await draw('render-document', 'adminA', begin(stage.tenants.a))
          // Nothing is stored before somebody writes.
          tally.control(
            own.refused === null && (await madeIn(type.slug, stage.tenants.a)) === ownBefore,
            `${type.slug}: its people cannot begin one, or an empty one is stored (${own.refused})`,
          )
        }
        total.add(tally)
        expect(tally.wrong).toEqual([])
      },
      LONG,
    )

    it(
      'render fields and widgets without documents of another tenant, and nothing for an anonymous caller',
      async () => {
        const tally = new Tally('fields and widgets')
        const subject = await makeSubject(stage, contentTypesOf(stage)[0]!)
        const field = { initialValue: undefined, path: 'title', schemaPath: `collection.${subject.slug}.title` }
        const widget = { widgetData: {}, widgetSlug: 'collections' }
        for (const who of [...OTHERS, 'ownerB'] as const) {
          for (const [name, args] of [
            ['render-field', field],
            ['render-widget', widget],
          ] as const) {
            const { words } = await draw(name, who, args)
            if (who !== 'ownerB')
              tally.check(leaks(subject, words).length === 0, `${name} tells ${who} of a neighbour's documents`)
          }
        }
        for (const [name, args] of [
          ['render-field', field],
          ['render-widget', widget],
          ['render-list', { collectionSlug: subject.slug, query: {} }],
          ['render-document', { collectionSlug: subject.slug, docID: subject.docs.a.live }],
        ] as const) {
          tally.check((await draw(name, 'anonymous', args)).refused !== null, `${name} draws for who is not signed in`)
        }
        tally.control((await draw('render-field', 'adminA', field)).refused === null, 'nobody gets a field')
        tally.control((await draw('render-widget', 'adminA', widget)).refused === null, 'nobody gets a widget')
        total.add(tally)
        expect(tally.wrong).toEqual([])
      },
      LONG,
    )
  })
}
