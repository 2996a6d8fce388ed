import { writeDocuments } from '@/database/bulk/writeDocuments'
import { siteTarget } from '@/jobs/import/siteTarget'
import { planImport } from '@/lib/import/plan/planImport'
import { ORDER, type PlannedCollection, type PlannedDocument } from '@/lib/import/plan/shelf'
import { boot, type TestApp } from '../../support/boot'
import { create } from '../../support/world'
import { archiveFiles, FIXTURE, readFixture } from './support/fixture'

let app: TestApp

beforeAll(async () => {
  app = await boot()
})

afterAll(() => app.close())

const tenantNamed = async (slug: string): Promise<string> => {
  const owner = await create(app.payload, 'users', { email: `${slug}@test.example`, emailVerified: true, firstName: 'Owner', password: 'callboard-demo' })
  return create(app.payload, 'tenants', { languages: ['en'], name: slug, owner, slug, timezone: 'America/New_York' })
}

/** The documents of the first programmes, in an order in which each only refers to earlier ones. */
async function plan(tenant: string, programmes: number): Promise<[PlannedCollection, PlannedDocument[]][]> {
  const { programmes: all, report } = readFixture(archiveFiles()[0] ?? FIXTURE)
  const documents = planImport(all.slice(0, programmes), report, { source: 'nyphil', tenant, timezone: 'UTC' })
  return ORDER.map((collection) => [collection, documents[collection]])
}

describe('writing in bulk', () => {
  it('makes the documents that a loop over the Local API makes, in a fraction of the time', async () => {
    const [slow, quick] = [await tenantNamed('slow'), await tenantNamed('quick')]
    const one = await plan(slow, 12)
    const other = await plan(quick, 12)
    const count = one.reduce((sum, [, documents]) => sum + documents.length, 0)

    const ids = new Map<string, string>()
    const known = (data: Record<string, unknown>) => JSON.parse(JSON.stringify(data, (_, value: unknown) => (typeof value === 'string' ? (ids.get(value) ?? value) : value))) as Record<string, unknown>
    let start = performance.now()
    for (const [collection, documents] of one) {
      for (const { data, id } of documents) ids.set(id, await create(app.payload, collection, { ...known(data), _status: 'published', tenant: slow }))
    }
    const loop = performance.now() - start

    start = performance.now()
    let written = 0
    for (const [collection, documents] of other) written += (await writeDocuments(siteTarget(app.payload, quick, 'en'), collection, documents)).written
    const bulk = performance.now() - start

    expect(written).toBe(count)
    for (const [collection] of one) {
      const inTenant = (tenant: string) => app.payload.count({ collection, where: { tenant: { equals: tenant } } })
      expect((await inTenant(quick)).totalDocs).toBe((await inTenant(slow)).totalDocs)
    }
    console.log(`FIGURE import ${count} documents: Local API ${perSecond(count, loop)}, in bulk ${perSecond(count, bulk)}, ${(loop / bulk).toFixed(1)} times as fast`)
  })
})

const perSecond = (count: number, ms: number): string => `${Math.round((1000 * count) / ms)} a second`
