import { down, up } from '@/migrations/20261122_174500_one_live_address'
import { boot, type TestApp } from '@tests/support/boot'
import { create } from '@tests/support/world'
import { poolsOf } from './support/pools'
import { makeSite, type Site } from './support/site'

let app: TestApp
let site: Site

beforeAll(async () => {
  app = await boot()
  site = await makeSite(app)
})
afterAll(() => app.close())

const db = () => ({ db: (app.payload.db as unknown as { drizzle: object }).drizzle }) as never

/** Writes what two saves at the same moment could leave before there was an index. */
async function twin(table: 'pages' | 'redirects', id: string, values: Record<string, string>): Promise<void> {
  for (const [column, value] of Object.entries(values)) {
    await poolsOf(app).lookups.query(`update ${table} set "${column}" = $2 where id = $1`, [id, value])
    await poolsOf(app).lookups.query(
      `update _${table}_v set "version_${column}" = $2 where parent_id = $1 and latest`,
      [id, value],
    )
  }
}

const addressOf = async (id: string) => {
  const [live, drafted] = await Promise.all([
    site.client.get(`/pages/${id}`),
    site.client.get(`/pages/${id}?draft=true`),
  ])
  return [live.body.slug, live.body.relativePath, drafted.body.slug, drafted.body.relativePath]
}

describe('the migration that gives each address to one page', () => {
  it('numbers the others with all that stands below them, and loses none', async () => {
    const page = (title: string, more: object = {}) =>
      create(app.payload, 'pages', { _status: 'published', tenant: site.tenant, title, ...more })
    const first = await page('About')
    const second = await page('About two')
    const third = await page('About three')
    const below = await page('Team', { parent: second })
    const belowThat = await page('Board', { parent: below })
    const named = await page('About 2', { slug: 'about-2', slugLock: false })
    const home = await page('Home', { slug: 'home', slugLock: false })
    const belowHome = await page('Of home', { parent: home, slug: 'of-home', slugLock: false })
    const before = (await site.client.get('/pages?limit=0')).body.totalDocs
    await down(db())
    for (const id of [second, third]) await twin('pages', id, { relative_path: '/about', slug: 'about' })
    await twin('pages', below, { relative_path: '/about/team' })
    await twin('pages', belowThat, { relative_path: '/about/team/board' })
    await twin('pages', belowHome, { relative_path: '/about', slug: 'about' })
    const redirects = [
      await create(app.payload, 'redirects', {
        _status: 'published',
        from: '/old',
        tenant: site.tenant,
        toAddress: '/one',
      }),
      await create(app.payload, 'redirects', {
        _status: 'published',
        from: '/other',
        tenant: site.tenant,
        toAddress: '/two',
      }),
    ]
    await twin('redirects', redirects[1]!, { from: '/old/' })
    await up(db())
    expect(await addressOf(first)).toEqual(['about', '/about', 'about', '/about'])
    expect(await addressOf(named)).toEqual(['about-2', '/about-2', 'about-2', '/about-2'])
    expect(await addressOf(second)).toEqual(['about-3', '/about-3', 'about-3', '/about-3'])
    expect(await addressOf(third)).toEqual(['about-4', '/about-4', 'about-4', '/about-4'])
    expect(await addressOf(below)).toEqual(['team', '/about-3/team', 'team', '/about-3/team'])
    expect(await addressOf(belowThat)).toEqual(['board', '/about-3/team/board', 'board', '/about-3/team/board'])
    const [slug, path] = await addressOf(belowHome)
    expect(path).toBe(`/${String(slug)}`)
    expect(slug).toMatch(/^about-\d+$/)
    expect((await site.client.get('/pages?limit=0')).body.totalDocs).toBe(before)
    const states = await Promise.all(
      redirects.map(async (id) => (await site.client.get(`/redirects/${id}`)).body._status),
    )
    expect(states).toEqual(['draft', 'published'])
  })

  it('does nothing a second time, and can be undone', async () => {
    const all = async () =>
      (await poolsOf(app).lookups.query('select id, slug, relative_path from pages order by id')).rows
    const before = await all()
    await down(db())
    await up(db())
    expect(await all()).toEqual(before)
  })

  it('leaves the database to refuse a second page at an address, whatever writes it', async () => {
    const id = await create(app.payload, 'pages', { _status: 'published', tenant: site.tenant, title: 'Elsewhere' })
    await expect(twin('pages', id, { relative_path: '/about' })).rejects.toThrow('pages_live_address')
  })
})

describe('moving a page below the start page', () => {
  it('is refused with the field named where that would give it the address of one on top', async () => {
    const make = async (data: object) =>
      (
        await site.client.post<{ doc: { id: string } }>('/pages', {
          _status: 'published',
          slugLock: false,
          tenant: site.tenant,
          ...data,
        })
      ).body.doc.id
    const home = (await site.client.get<{ docs: { id: string }[] }>('/pages?where[slug][equals]=home')).body.docs[0]!.id
    await make({ slug: 'plan', title: 'Plan' })
    const below = await make({
      parent: await make({ slug: 'visiting', title: 'Visiting' }),
      slug: 'plan',
      title: 'Plan your visit',
    })
    const answer = await site.client.post('/pages/navigation', {
      instruction: { type: 'make-child' },
      itemId: below,
      targetId: home,
    })
    expect([answer.status, answer.body.code, answer.body.errors]).toEqual([
      409,
      'conflict:pages',
      [{ message: 'Another page already has this address. Change one of the two first.', path: 'slug' }],
    ])
    expect(await addressOf(below)).toEqual(['plan', '/visiting/plan', 'plan', '/visiting/plan'])
  })
})

describe('deleting a page for good', () => {
  it('works although a page below it has the slug of one on top', async () => {
    const make = async (data: object) =>
      (
        await site.client.post<{ doc: { id: string } }>('/pages', {
          _status: 'published',
          tenant: site.tenant,
          ...data,
        })
      ).body.doc.id
    const above = await make({ title: 'Above' })
    await make({ slug: 'twice', slugLock: false, title: 'On top' })
    const below = await make({ parent: above, slug: 'twice', slugLock: false, title: 'Below' })
    expect((await site.client.delete(`/pages/${above}`)).status).toBe(200)
    expect((await site.client.get(`/pages/${below}`)).status).toBe(200)
  })
})
