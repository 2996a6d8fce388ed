import { randomUUID } from 'node:crypto'
import { copyDataFromLocale } from '@/payload-patches/copiedTexts/copyDataFromLocale'
import { createLocalReq, type PayloadRequest } from 'payload'
import { isServerFunction, serverFunctionsOf } from '@/app/(payload)/serverFunctions'
import { poolOf } from '@/database/connections'
import { ORIGIN } from '@tests/support/boot'
import type { PersonName } from '../support/people'
import { tokenOf } from '../support/session'
import type { Stage } from '../support/stage'
import { contentTypesOf, makeSubject } from '../support/subjects'
import { Tally } from '../support/tally'

const LONG = 240_000

let stage: Stage
const total = new Tally('server functions')

/** The request that Payload makes for a call from one of its screens. */
async function requestOf(name: PersonName): Promise<PayloadRequest> {
  const { payload } = stage.app
  const headers = new Headers({
    Cookie: `payload-token=${await tokenOf(stage.app, stage.users[name])}`,
    Origin: ORIGIN,
  })
  const { user } = await payload.auth({ headers })
  return createLocalReq({ req: { headers }, user: user ?? undefined }, payload)
}

/** Calls a function of the admin as its client does. @returns the words of its refusal, null when it went through */
async function callIt(
  name: string,
  who: PersonName,
  args: Record<string, unknown>,
): Promise<{ refused: string | null }> {
  const req = await requestOf(who)
  try {
    await serverFunctionsOf(stage.app.config)[name]!({
      ...args,
      cookies: new Map(),
      importMap: {},
      permissions: {} as never,
      req,
      user: req.user,
    })
    return { refused: null }
  } catch (error) {
    return { refused: error instanceof Error ? error.message : String(error) }
  }
}

/** These functions do not look at what kind of content they are given: some of each section are enough. */
const someTypes = () => contentTypesOf(stage).filter((_, index) => index % 3 === 2)

const count = async (sql: string, ...values: string[]): Promise<number> =>
  Number((await poolOf(stage.app.payload).query<{ n: string }>(`select count(*) as n from ${sql}`, values)).rows[0]!.n)

const locksOn = (id: string) =>
  count(`payload_locked_documents_rels where to_jsonb(payload_locked_documents_rels)::text like '%' || $1 || '%'`, id)
const jobsFor = (id: string) => count(`payload_jobs where input->'doc'->>'value' = $1`, id)

/** @param given the stage, filled before the tests run */
export function describeServerFunctions(given: () => Stage): void {
  describe('Server functions', () => {
    beforeAll(async () => {
      stage = given()
      // Rich text looks its components up in it; nothing is drawn here.
      stage.app.payload.importMap = new Proxy({}, { get: () => () => null })
    })
    afterAll(() => total.print())

    it('are called by their known names, while names of object members are refused', () => {
      const functions = serverFunctionsOf(stage.app.config)
      for (const name of ['form-state', 'table-state', 'schedule-publish', 'render-list'])
        expect(isServerFunction(functions, name)).toBe(true)
      for (const name of [
        'constructor',
        '__proto__',
        'toString',
        'hasOwnProperty',
        '',
        null,
        'get-folder-results-component-and-data',
      ])
        expect(isServerFunction(functions, name)).toBe(false)
    })

    it(
      'lock and schedule a document only for people who may change it',
      async () => {
        const tally = new Tally('locks and schedules')
        for (const type of someTypes()) {
          const subject = await makeSubject(stage, type)
          const form = (id: string) => ({
            collectionSlug: type.slug,
            data: {},
            docPermissions: { fields: true },
            docPreferences: { fields: {} },
            formState: {},
            id,
            mockRSCs: true,
            operation: 'update',
            renderAllFields: false,
            returnLockStatus: true,
            schemaPath: type.slug,
            skipClientConfigAuth: true,
            skipValidation: true,
          })
          const schedule = (id: string) => ({
            date: new Date(Date.now() + 86_400_000),
            doc: { relationTo: type.slug, value: id },
            type: 'unpublish',
          })
          const { live: own } = subject.docs.a
          const { live: foreign } = subject.docs.b
          const unknown = randomUUID()
          const words = new Set<string | null>()
          for (const who of ['adminA', 'viewerA', 'stranger'] as const) {
            for (const id of who === 'adminA' ? [foreign, unknown] : [foreign]) {
              words.add((await callIt('form-state', who, form(id))).refused)
              words.add((await callIt('schedule-publish', who, schedule(id))).refused)
              words.add(
                (await callIt('get-upcoming-scheduled-publish', who, { collectionSlug: type.slug, id })).refused,
              )
            }
            tally.check((await locksOn(foreign)) === 0, `${type.slug}: ${who} locked a neighbour's document`)
            tally.check((await jobsFor(foreign)) === 0, `${type.slug}: ${who} scheduled a neighbour's document`)
          }
          tally.check(
            words.size === 1 && !words.has(null),
            `${type.slug}: foreign and unknown ids are answered with ${[...words].join(' / ')}`,
          )
          await callIt('form-state', 'viewerA', form(own))
          tally.check((await locksOn(own)) === 0, `${type.slug}: somebody who only looks locked it`)
          tally.check(
            (await callIt('schedule-publish', 'viewerA', schedule(own))).refused !== null && (await jobsFor(own)) === 0,
            `${type.slug}: somebody who only looks scheduled it`,
          )
          const opened = await callIt('form-state', 'adminA', form(own))
          tally.control(
            (await locksOn(own)) === 1,
            `${type.slug}: an editor cannot lock it (${opened.refused ?? 'it is answered'})`,
          )
          const planned = await callIt('schedule-publish', 'adminA', schedule(own))
          tally.control(
            planned.refused === null && (await jobsFor(own)) === 1,
            `${type.slug}: an editor cannot schedule it (${planned.refused ?? 'it is answered'})`,
          )
        }
        total.add(tally)
        expect(tally.wrong).toEqual([])
      },
      LONG,
    )

    it('refuse to cancel a scheduled publication of another tenant', async () => {
      const tally = new Tally('cancelling')
      const subject = await makeSubject(stage, contentTypesOf(stage)[0]!)
      const { live } = subject.docs.b
      await callIt('schedule-publish', 'ownerB', {
        date: new Date(Date.now() + 86_400_000),
        doc: { relationTo: subject.slug, value: live },
        type: 'unpublish',
      })
      const { rows } = await poolOf(stage.app.payload).query<{ id: string }>(
        `select id from payload_jobs where input->'doc'->>'value' = $1`,
        [live],
      )
      const job = rows[0]!.id
      const words = new Set<string | null>()
      for (const who of ['ownerA', 'adminA', 'viewerA', 'stranger'] as const) {
        for (const deleteID of [job, randomUUID(), 'anything'])
          words.add((await callIt('schedule-publish', who, { deleteID })).refused)
        tally.check((await jobsFor(live)) === 1, `${who} took it away`)
      }
      tally.check(words.size === 1 && !words.has(null), `answered with ${[...words].join(' / ')}`)
      await callIt('schedule-publish', 'ownerB', { deleteID: job })
      tally.control((await jobsFor(live)) === 0, 'its own people cannot')
      total.add(tally)
      expect(tally.wrong).toEqual([])
    })

    it(
      'copy between languages only within documents that the caller may change',
      async () => {
        const tally = new Tally('copying')
        for (const type of someTypes()) {
          const subject = await makeSubject(stage, type)
          const copy = async (who: PersonName, docID: string): Promise<string | null> => {
            const req = await requestOf(who)
            try {
              await copyDataFromLocale({
                collectionSlug: type.slug as 'pages',
                docID,
                fromLocale: 'en',
                req,
                toLocale: 'cy',
              } as never)
              return null
            } catch (error) {
              return error instanceof Error ? error.message : String(error)
            }
          }
          for (const who of ['adminA', 'viewerA', 'stranger'] as const) {
            const [one, other] = [await copy(who, subject.docs.b.live), await copy(who, randomUUID())]
            tally.check(one !== null && one === other, `${type.slug}: ${who}: ${one} / ${other}`)
          }
          tally.check(
            (await copy('viewerA', subject.docs.a.live)) !== null,
            `${type.slug}: somebody who only looks copied`,
          )
          const own = await copy('adminA', subject.docs.a.live)
          tally.control(own === null, `${type.slug}: an editor cannot copy (${own})`)
        }
        total.add(tally)
        expect(tally.wrong).toEqual([])
      },
      LONG,
    )

    it("refuse to list Payload's own collections", async () => {
      const tally = new Tally('listing')
      for (const collectionSlug of [
        'payload-jobs',
        'payload-locked-documents',
        'payload-preferences',
        'payload-migrations',
        'payload-kv',
      ]) {
        for (const who of ['adminA', 'stranger'] as const) {
          const { refused } = await callIt('table-state', who, { collectionSlug, columns: [], query: { limit: 10 } })
          tally.check(refused !== null, `${collectionSlug} to ${who}`)
        }
      }
      const req = await requestOf('adminA')
      for (const collection of ['payload-jobs', 'payload-kv', 'payload-migrations'] as const) {
        await expect(
          stage.app.payload.find({ collection: collection as 'payload-jobs', overrideAccess: false, req }),
        ).rejects.toThrow('not allowed')
      }
      total.add(tally)
      expect(tally.wrong).toEqual([])
    })
  })
}
