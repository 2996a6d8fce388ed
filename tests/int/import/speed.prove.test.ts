import { writeDocuments } from '@/database/bulk/writeDocuments'
import { bulkTarget } from '@/collections/hooks/bulk'
import { planImport } from '@/plugins/nyphil/lib/plan/planImport'
import { ORDER, type PlannedCollection, type PlannedDocument } from '@/plugins/nyphil/lib/plan/registry'
import { boot, type TestApp } from '@tests/support/boot'
import { create } from '@tests/support/world'
import { archiveFiles, FIXTURE, readFixture } from './support/fixture'

let app: TestApp

beforeAll(async () => {
  app = await boot()
})

afterAll(() => app.close())

const tenantNamed = async (slug: string): Promise<string> => {
  const owner = await create(app.payload, 'users', {
    email: `${slug}@test.example`,
    emailVerified: true,
    firstName: 'Owner',
    password: 'callboard-demo',
  })
  return create(app.payload, 'tenants', { languages: ['en'], name: slug, owner, slug, timezone: 'America/New_York' })
}

/** The documents of the first programmes, in an order in which each only refers to earlier ones. */
function plan(tenant: string, programmes: number): [PlannedCollection, PlannedDocument[]][] {
  const { programmes: all, report } = readFixture(archiveFiles()[0] ?? FIXTURE)
  const documents = planImport(all.slice(0, programmes), report, { source: 'nyphil', tenant, timezone: 'UTC' })
  return ORDER.map((collection) => [collection, documents[collection]])
}

describe('writing in bulk', () => {
  it('makes the documents that a loop over the Local API makes, in a fraction of the time', async () => {
    const [slow, quick] = [await tenantNamed('slow'), await tenantNamed('quick')]
    const one = plan(slow, 6)
    const other = plan(quick, 120)
    const count = countOf(one)

    const ids = new Map<string, string>()
    const known = (data: Record<string, unknown>) =>
      JSON.parse(
        JSON.stringify(data, (_, value: unknown) => (typeof value === 'string' ? (ids.get(value) ?? value) : value)),
      ) as Record<string, unknown>
    let start = performance.now()
    for (const [collection, documents] of one) {
      for (const { data, id } of documents)
        ids.set(id, await create(app.payload, collection, { ...known(data), _status: 'published', tenant: slow }))
    }
    const loop = performance.now() - start

    start = performance.now()
    let written = 0
    for (const [collection, documents] of other)
      written += (await writeDocuments(bulkTarget(app.payload, quick, 'en'), collection, documents)).written
    const bulk = performance.now() - start

    expect(written).toBe(countOf(other))
    for (const [tenant, planned] of [
      [slow, one],
      [quick, other],
    ] as const) {
      for (const [collection, documents] of planned) {
        expect((await app.payload.count({ collection, where: { tenant: { equals: tenant } } })).totalDocs).toBe(
          documents.length,
        )
      }
    }
    console.log(
      `FIGURE import ${count} documents by Local API: ${perSecond(count, loop)}; ${written} in bulk: ${perSecond(written, bulk)}; ${(loop / count / (bulk / written)).toFixed(1)} times as fast`,
    )
  }, 240_000)
})

const countOf = (planned: [PlannedCollection, PlannedDocument[]][]): number =>
  planned.reduce((sum, [, documents]) => sum + documents.length, 0)

const perSecond = (count: number, ms: number): string => `${Math.round((1000 * count) / ms)} a second`
