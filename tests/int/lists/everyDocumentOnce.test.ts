import { poolOf } from '@/database/connections'
import { boot, type TestApp } from '@tests/support/boot'
import { create, makeWorld, type World } from '@tests/support/world'

const DOCUMENTS = 1_000
const PER_PAGE = 100
/** What a list can be put in order by, and the order of a list that nobody has put in order. */
const ORDERS = [
  '',
  'title',
  '-title',
  'createdAt',
  '-updatedAt',
  '-publishedAt',
  '_status',
  'venue',
  '-startDate',
  'id',
]

let app: TestApp
let world: World

/** An import writes its documents in one transaction: they share their times, and here also everything else. */
async function addCopies(table: string, columns: { id: string; unique: string[] }): Promise<void> {
  const changes = columns.unique.map((column) => `'${column}', 'copy-' || n`).join(', ')
  await poolOf(app.payload).query(
    `insert into ${table} select (jsonb_populate_record(null::${table}, to_jsonb(d) || jsonb_build_object(
       '${columns.id}', copies.id${changes ? `, ${changes}` : ''}${table.endsWith('_v') ? `, 'id', copies.version` : ''}))).*
     from (select * from ${table} limit 1) d, copies order by random()`,
  )
}

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  await create(app.payload, 'events', { _status: 'published', tenant: world.a, title: 'Gala' })
  const pool = poolOf(app.payload)
  await pool.query(
    `create table copies as select gen_random_uuid() as id, gen_random_uuid() as version, n
       from generate_series(2, ${DOCUMENTS}) n`,
  )
  await addCopies('events', { id: 'id', unique: ['slug'] })
  await addCopies('_events_v', { id: 'parent_id', unique: ['version_slug'] })
  await pool.query('drop table copies')
})
afterAll(() => app.close())

const client = () => world.clients['editor-a']!

describe.each(['true', 'false'])('A list of %s drafts whose documents were written together', (draft) => {
  it.each(ORDERS)('shows every document once on its pages, ordered by "%s"', async (sort) => {
    const seen: string[] = []
    for (let page = 1; page <= DOCUMENTS / PER_PAGE; page++) {
      const query = new URLSearchParams({
        depth: '0',
        draft,
        limit: String(PER_PAGE),
        page: String(page),
        ...(sort && { sort }),
      })
      const { body } = await client().get<{ docs: { id: string }[] }>(`/events?${query}&select[slug]=true`)
      seen.push(...body.docs.map(({ id }) => id))
    }
    expect([seen.length, new Set(seen).size]).toEqual([DOCUMENTS, DOCUMENTS])
  })
})

describe('CSV export of such a list', () => {
  it.each(ORDERS)('has every document once, ordered by "%s"', async (sort) => {
    const query = new URLSearchParams({ columns: 'slug', tenantId: world.a, ...(sort && { sort }) })
    const lines = (await client().get(`/documents/events/export?${query}`)).text.trim().split('\r\n').slice(1)
    expect([lines.length, new Set(lines).size]).toEqual([DOCUMENTS, DOCUMENTS])
  })

  it('has every document once while somebody saves some of them', async () => {
    const { body } = await client().get<{ docs: { id: string }[] }>('/events?limit=5&sort=id&depth=0')
    const query = new URLSearchParams({ columns: 'slug', sort: '-updatedAt', tenantId: world.a })
    const [{ text }] = await Promise.all([
      client().get(`/documents/events/export?${query}`),
      ...body.docs.map(({ id }) => client().patch(`/events/${id}`, { subtitle: 'Changed' })),
    ])
    const lines = text.trim().split('\r\n').slice(1)
    expect([lines.length, new Set(lines).size]).toEqual([DOCUMENTS, DOCUMENTS])
  })
})
