import { boot, type TestApp } from '@tests/support/boot'
import { makeWorld, type World } from '@tests/support/world'
import { poolOf } from '@/database/connections'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterAll(() => app.close())

const insertPages = async (count: number) => {
  const pool = poolOf(app.payload)
  await pool.query(
    `insert into pages (id, tenant_id, _status, updated_at, created_at) select gen_random_uuid(), $1::uuid, 'published', now(), now() from generate_series(1, $2::int)`,
    [world.a, count],
  )
  await pool.query(
    `insert into _pages_v (id, parent_id, version_tenant_id, version__status, latest, created_at, updated_at)
    select gen_random_uuid(), id, tenant_id, 'published', true, now(), now() from pages p where tenant_id = $1 and not exists (select 1 from _pages_v v where v.parent_id = p.id)`,
    [world.a],
  )
}

const fetched = async () =>
  (await world.clients['editor-a']!.get<{ docs: object[]; totalDocs: number }>(`/pages/tree?tenantId=${world.a}`)).body
    .docs.length

describe('the tree of pages', () => {
  it('[B-360] is fetched with 10,000 pages at most', async () => {
    await insertPages(9_999)
    expect(await fetched()).toBe(9_999)
    await insertPages(2)
    expect(await fetched()).toBe(10_000)
  })
})
