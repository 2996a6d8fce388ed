import type { Client } from '@tests/support/client'
import { forEachConcurrently } from '../support/forEachConcurrently'
import { may, PEOPLE, type PersonName, type TenantName } from '../support/people'
import type { Stage } from '../support/stage'
import { contentTypesOf, make } from '../support/subjects'
import { Tally } from '../support/tally'

const EVERYBODY = Object.keys(PEOPLE) as PersonName[]
const WORD = 'zebrafinch'

let stage: Stage
const placed = new Map<string, { slug: string; status: string; tenant: TenantName }>()

interface Hits {
  docs?: { doc: { value: string } }[]
  totalDocs?: number
}

/** The tenant on screen: the one that the cookie says, for members; for others the first of their own. */
function onScreen(name: PersonName, cookie: 'a' | 'b'): TenantName | null {
  if (may(name, 'view', cookie)) return cookie
  return (['a', 'b'] as const).find((tenant) => may(name, 'view', tenant)) ?? null
}

async function find(client: Client, cookie: 'a' | 'b', status: string): Promise<string[] | null> {
  const answer = await client.get<Hits>(`/search?search=${WORD}&limit=50&status=${status}`, {
    tenant: stage.tenants[cookie],
  })
  if (answer.status !== 200) return null
  const ids = (answer.body.docs ?? []).map((hit) => hit.doc.value)
  return answer.body.totalDocs === ids.length ? ids : [...ids, 'a wrong count']
}

/** @param given the stage, filled before the tests run */
export function describeSearch(given: () => Stage): void {
  describe('Search', () => {
    beforeAll(async () => {
      stage = given()
      for (const type of contentTypesOf(stage).filter((one) => one.searchPriority !== null)) {
        const { config } = stage.app.payload.collections[type.slug as 'pages']
        for (const tenant of ['a', 'b'] as const) {
          for (const _status of ['published', 'draft']) {
            // A redirect is named by its address.
            const title =
              type.slug === 'redirects'
                ? { from: `/${WORD}-${_status}` }
                : { [type.titleField]: `The ${WORD} ${_status}` }
            placed.set(await make({ config, stage, type }, stage.tenants[tenant], { ...title, _status }), {
              slug: type.slug,
              status: _status,
              tenant,
            })
          }
        }
      }
    })

    it('finds and counts only what the person may view in the current tenant', async () => {
      const tally = new Tally('search')
      for (const cookie of ['a', 'b'] as const) {
        for (const status of ['published', 'draft']) {
          await forEachConcurrently(EVERYBODY, async (name) => {
            const ids = await find(stage.clients[name], cookie, status)
            const screen = onScreen(name, cookie)
            const expected = [...placed]
              .filter(([, one]) => one.tenant === screen && one.status === status)
              .map(([id]) => id)
            const line = `${name} with ${cookie} on screen, among ${status}: ${ids?.length ?? 'no'} hits instead of ${expected.length}`
            const same =
              ids !== null &&
              new Set(ids).size === ids.length &&
              ids.length === expected.length &&
              expected.every((id) => ids.includes(id))
            if (expected.length > 0) tally.control(same, line)
            else tally.check(ids === null || ids.length === 0, line)
          })
        }
      }
      tally.print()
      expect(tally.controls).toBeGreaterThan(0)
      expect(tally.wrong).toEqual([])
    })
  })
}
