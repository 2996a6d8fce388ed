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

/** Writes to the table, past every check of the application. */
const moveTo = (id: string, path: string) =>
  poolsOf(app).lookups.query('update pages set relative_path = $2 where id = $1', [id, path])

const addressOf = async (id: string) => {
  const [live, drafted] = await Promise.all([
    site.client.get(`/pages/${id}`),
    site.client.get(`/pages/${id}?draft=true`),
  ])
  return [live.body.slug, live.body.relativePath, drafted.body.slug, drafted.body.relativePath]
}

describe('the address of a published page', () => {
  it('is refused to a second page by the database, whatever writes it', async () => {
    await create(app.payload, 'pages', { _status: 'published', tenant: site.tenant, title: 'About' })
    const id = await create(app.payload, 'pages', { _status: 'published', tenant: site.tenant, title: 'Elsewhere' })
    await expect(moveTo(id, '/about')).rejects.toThrow('pages_live_address')
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
    const home = await make({ slug: 'home', title: 'Home' })
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
