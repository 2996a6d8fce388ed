import { boot, type TestApp } from '@tests/support/boot'
import { held, poolsOf } from './support/pools'
import { makePages, makeSite, type Site } from './support/site'

const AT_ONCE = 30

let app: TestApp
let site: Site
let pages: string[]

beforeAll(async () => {
  app = await boot()
  // Calls must not wait for each other. On a busy machine all of them together may take longer than one may wait.
  poolsOf(app).transactions.options.connectionTimeoutMillis = 60_000
  site = await makeSite(app)
  pages = await makePages(app, site.tenant, AT_ONCE)
})
afterAll(() => app.close())

const statuses = async (answers: Promise<{ status: number }>[]) =>
  (await Promise.all(answers)).map(({ status }) => status)

describe('Thirty calls at the same moment', () => {
  it('read documents', async () => {
    expect(await statuses(pages.map((id) => site.client.get(`/pages/${id}`)))).toEqual(Array(AT_ONCE).fill(200))
  })

  it('change thirty documents without waiting for each other', async () => {
    const answers = pages.map((id, index) => site.client.patch(`/pages/${id}`, { title: `Changed ${index}` }))
    expect(await statuses(answers)).toEqual(Array(AT_ONCE).fill(200))
    const { docs } = (await site.client.get<{ docs: { title: string }[] }>('/pages?limit=100&sort=title')).body
    expect(docs.filter(({ title }) => title.startsWith('Changed '))).toHaveLength(AT_ONCE)
  })

  it('create documents', async () => {
    const answers = pages.map((_, index) => site.client.post('/pages', { tenant: site.tenant, title: `New ${index}` }))
    expect(await statuses(answers)).toEqual(Array(AT_ONCE).fill(201))
  })

  it('delete documents and hold no connection afterwards', async () => {
    expect(await statuses(pages.map((id) => site.client.delete(`/pages/${id}`)))).toEqual(Array(AT_ONCE).fill(200))
    expect((await site.client.get(`/pages/${pages[0]}`)).status).toBe(404)
    expect(Object.values(poolsOf(app)).map(held)).toEqual([0, 0])
  })
})
