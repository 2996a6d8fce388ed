import pg from 'pg'
import { copyDocuments, copySites } from '../../../bench/capacity/data/copySites'
import { boot, type TestApp } from '@tests/support/boot'
import { create, makeWorld, type World } from '@tests/support/world'

let app: TestApp
let world: World
let client: pg.Client

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  await fill()
  client = new pg.Client({ connectionString: app.databaseUrl })
  await client.connect()
  await copySites(client, world.a, [2, 4])
  await copyDocuments(client, world.a, 3, 2)
})
afterAll(async () => {
  await client.end()
  await app.close()
})

/** Documents that refer to each other, in fields, rows and blocks, and have been saved twice. */
async function fill(): Promise<void> {
  const made = (collection: string, data: object) =>
    create(app.payload, collection, { _status: 'published', tenant: world.a, ...data })
  const person = await made('people', { name: 'Clara Novak' })
  const event = await made('events', { credits: [{ person, role: 'Hermione' }], title: 'The Winter Tale' })
  await made('event-instances', { event, start: '2031-03-01T19:30:00.000Z' })
  const page = await made('pages', {
    layout: [
      {
        blockType: 'hero',
        heading: 'A season',
        links: [{ kind: 'document', document: { relationTo: 'events', value: event }, label: 'More' }],
      },
    ],
    title: 'Home',
  })
  await app.payload.update({ id: page, collection: 'pages', data: { _status: 'published', summary: 'Welcome' } })
}

const count = async (text: string, values: unknown[] = []): Promise<number> =>
  Number((await client.query<{ count: string }>(text, values)).rows[0]!.count)

/** Relations of one column, with the tenant columns at both ends where there are any. */
async function relations() {
  const { rows } = await client.query<{
    column: string
    from: string
    own: string | null
    theirs: string | null
    to: string
  }>(`
    with tenant_columns as (
      select attrelid, attname from pg_attribute where attname in ('tenant_id', 'version_tenant_id') and attnum > 0 and not attisdropped)
    select r.conrelid::regclass::text as from, r.confrelid::regclass::text as to, quote_ident(a.attname) as column, own.attname as own, theirs.attname as theirs
      from pg_constraint r join pg_attribute a on a.attrelid = r.conrelid and a.attnum = r.conkey[1]
        left join tenant_columns own on own.attrelid = r.conrelid left join tenant_columns theirs on theirs.attrelid = r.confrelid
      where r.contype = 'f' and array_length(r.conkey, 1) = 1`)
  return rows
}

it('makes whole sites: every relation leads somewhere, and to the same site', async () => {
  const all = await relations()
  expect(all.length).toBeGreaterThan(100)
  for (const { column, from, own, theirs, to } of all) {
    const where = `from ${from} child left join ${to} parent on parent.id = child.${column} where child.${column} is not null`
    expect([from, column, await count(`select count(*) ${where} and parent.id is null`)]).toEqual([from, column, 0])
    if (!own || !theirs) continue
    expect([from, column, await count(`select count(*) ${where} and parent.${theirs} <> child.${own}`)]).toEqual([
      from,
      column,
      0,
    ])
  }
})

it('gives each site as much as the one that it copies, and more documents to one of them', async () => {
  const { rows } = await client.query<{ pages: number; slug: string; versions: number }>(`
    select t.slug, (select count(*)::int from pages p where p.tenant_id = t.id) as pages,
      (select count(*)::int from _pages_v v where v.version_tenant_id = t.id) as versions
      from tenants t where t.slug like 'site-%' order by t.slug`)
  expect(rows).toEqual([
    { pages: 1, slug: 'site-2', versions: 2 },
    { pages: 3, slug: 'site-3', versions: 6 },
    { pages: 1, slug: 'site-4', versions: 2 },
  ])
})

it('leads from blocks and references to the documents of the same site', async () => {
  const { rows } = await client.query<{ layout: string; slug: string; tenant: string }>(
    `select p.layout::text as layout, p.tenant_id as tenant, t.slug from pages p join tenants t on t.id = p.tenant_id`,
  )
  expect(rows).toHaveLength(6)
  for (const { layout, slug, tenant } of rows) {
    const [, event] = /"value": "([^"]+)"/.exec(layout)!
    expect([
      slug,
      await count('select count(*) from events where id = $1 and tenant_id = $2', [event, tenant]),
    ]).toEqual([slug, 1])
  }
  expect(
    await count(`select count(*) from document_references r where target_collection = 'people'
      and not exists (select 1 from people p where p.id = r.target_id and p.tenant_id = r.tenant_id)`),
  ).toBe(0)
  expect(await count(`select count(*) from document_references where target_collection = 'people'`)).toBeGreaterThan(4)
})
