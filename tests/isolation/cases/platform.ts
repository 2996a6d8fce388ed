import { randomUUID } from 'node:crypto'
import { poolOf } from '@/database/connections'
import type { ApiResponse } from '@tests/support/client'
import { forEachConcurrently } from '../support/forEachConcurrently'
import { PEOPLE, type PersonName } from '../support/people'
import { platformTable, type PlatformCollection } from '../support/platform'
import type { Stage } from '../support/stage'
import { contentTypesOf } from '../support/subjects'
import { Tally } from '../support/tally'

const EVERYBODY = Object.keys(PEOPLE) as PersonName[]
const LONG = 240_000

let stage: Stage
let table: Record<string, PlatformCollection>
const total = new Tally('platform collections')

/** Collections that are no content and not Payload's own. */
const platformSlugs = (): string[] => {
  const content = new Set(contentTypesOf(stage).map(({ slug }) => slug))
  return stage.app.config.collections
    .map(({ slug }) => slug)
    .filter((slug) => !content.has(slug) && !slug.startsWith('payload-'))
}

const isRefusal = ({ status }: ApiResponse): boolean => status === 403 || status === 404 || status === 401

/** Compares one call of everybody with the list of those who may. */
async function everybody(
  tally: Tally,
  what: string,
  allowed: PersonName[],
  call: (name: PersonName) => Promise<{ answer: ApiResponse; done: boolean }>,
): Promise<void> {
  await forEachConcurrently(EVERYBODY, async (name) => {
    const { answer, done } = await call(name)
    const expected = allowed.includes(name)
    const line = `${what}: ${name} ${expected ? 'cannot' : 'can'} (${answer.status} ${answer.text.slice(0, 160)})`
    if (expected) tally.control(done, line)
    else tally.check(!done && answer.status < 500, line)
  })
}

/** @param given the stage, filled before the tests run */
export function describePlatform(given: () => Stage): void {
  describe('Platform collections', () => {
    beforeAll(async () => {
      stage = given()
      table = await platformTable(stage)
    })
    afterAll(() => total.print())

    it('are all listed in the table of expected permissions', () => {
      expect(platformSlugs().sort()).toEqual(Object.keys(table).sort())
    })

    it(
      'show each row only to people who may read it',
      async () => {
        const tally = new Tally('reading')
        const { clients } = stage
        for (const [slug, { ofA, ofB }] of Object.entries(table)) {
          await everybody(tally, `${slug} find`, ofB.readers, async (name) => {
            const answer = await clients[name].get<{ docs?: { id: string }[] }>(`/${slug}?limit=100&sort=-createdAt`)
            return { answer: { ...answer, body: {} }, done: (answer.body.docs ?? []).some((doc) => doc.id === ofB.id) }
          })
          for (const { id, readers } of [ofA, ofB]) {
            await everybody(tally, `${slug} read`, readers, async (name) => {
              const answer = await clients[name].get(`/${slug}/${id}?depth=1`)
              return { answer, done: answer.status === 200 && answer.body.id === id }
            })
            await everybody(tally, `${slug} count`, readers, async (name) => {
              const answer = await clients[name].get(`/${slug}/count?where[id][equals]=${id}`)
              return { answer, done: answer.body.totalDocs === 1 }
            })
          }
        }
        total.add(tally)
        expect(tally.wrong).toEqual([])
      },
      LONG,
    )

    it(
      'answer for a row of another tenant as for an unknown id',
      async () => {
        const tally = new Tally('unknown')
        const { clients } = stage
        for (const [slug, { ofB }] of Object.entries(table)) {
          for (const name of (['adminA', 'viewerA', 'stranger', 'anonymous'] as const).filter(
            (one) => !ofB.readers.includes(one),
          )) {
            for (const [how, call] of Object.entries({
              access: (id: string) => clients[name].post(`/${slug}/access/${id}`, {}),
              delete: (id: string) => clients[name].delete(`/${slug}/${id}`),
              duplicate: (id: string) => clients[name].post(`/${slug}/${id}/duplicate`),
              find: (id: string) => clients[name].get(`/${slug}?where[id][equals]=${id}`),
              read: (id: string) => clients[name].get(`/${slug}/${id}`),
              update: (id: string) => clients[name].patch(`/${slug}/${id}`, {}),
            })) {
              const unknown = randomUUID()
              const [one, other] = [await call(ofB.id), await call(unknown)]
              const same =
                one.status === other.status &&
                one.text.replaceAll(ofB.id, 'ID') === other.text.replaceAll(unknown, 'ID')
              tally.check(
                same,
                `${slug} ${how}: ${name}: ${one.status} ${one.text.slice(0, 100)} / ${other.status} ${other.text.slice(0, 100)}`,
              )
            }
          }
        }
        total.add(tally)
        expect(tally.wrong).toEqual([])
      },
      LONG,
    )

    it(
      'let only people with the permission change a row [A-005] [A-009]',
      async () => {
        const tally = new Tally('changing')
        const { clients } = stage
        for (const [slug, { change = {}, ofA, updaters, updatersOfMany = updaters }] of Object.entries(table)) {
          await everybody(tally, `${slug} update`, updaters, async (name) => {
            const answer = await clients[name].patch(`/${slug}/${ofA.id}`, change)
            return { answer, done: answer.status === 200 }
          })
          await everybody(tally, `${slug} update many`, updatersOfMany, async (name) => {
            const answer = await clients[name].patch<{ docs?: unknown[] }>(
              `/${slug}?where[id][equals]=${ofA.id}`,
              change,
            )
            return { answer: { ...answer, body: {} }, done: (answer.body.docs ?? []).length > 0 }
          })
        }
        total.add(tally)
        expect(tally.wrong).toEqual([])
      },
      LONG,
    )

    it(
      'let only people with the permission create and delete a row',
      async () => {
        const tally = new Tally('creating and deleting')
        const { clients } = stage
        for (const [slug, { creators, deleters, fresh, ofA }] of Object.entries(table)) {
          const made: string[] = []
          await everybody(tally, `${slug} create`, fresh ? creators : [], async (name) => {
            const answer = await clients[name].post<{ doc?: { id: string } }>(
              `/${slug}`,
              fresh ? await fresh() : { tenant: stage.tenants.a },
            )
            if (answer.body.doc) made.push(answer.body.doc.id)
            const refused = fresh ? false : isRefusal({ ...answer, body: {} }) || answer.status === 400
            return { answer: { ...answer, body: {} }, done: fresh ? answer.status === 201 : !refused }
          })
          const strangers = EVERYBODY.filter((name) => !deleters.includes(name))
          await forEachConcurrently(strangers, async (name) => {
            const [one, many, copy] = [
              await clients[name].delete(`/${slug}/${ofA.id}`),
              await clients[name].delete<{ docs?: unknown[] }>(`/${slug}?where[id][equals]=${ofA.id}`),
              await clients[name].post(`/${slug}/${ofA.id}/duplicate`),
            ]
            tally.check(isRefusal(one), `${slug} delete: ${name} (${one.status})`)
            tally.check((many.body.docs ?? []).length === 0, `${slug} delete many: ${name} (${many.status})`)
            tally.check(copy.status !== 200 && copy.status !== 201, `${slug} duplicate: ${name} (${copy.status})`)
          })
          const stays = await poolOf(stage.app.payload).query(
            `select 1 from ${slug.replaceAll('-', '_')} where id = $1`,
            [ofA.id],
          )
          tally.check(stays.rowCount === 1, `${slug}: its row is gone`)
          if (deleters.includes('provider') && made[0]) {
            const gone = await clients.provider.delete(`/${slug}/${made[0]}`)
            tally.control(
              gone.status === 200,
              `${slug}: the provider cannot delete (${gone.status} ${gone.text.slice(0, 120)})`,
            )
          }
        }
        total.add(tally)
        expect(tally.wrong).toEqual([])
      },
      LONG,
    )
  })
}
