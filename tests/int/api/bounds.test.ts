import { boot, type TestApp } from '@tests/support/boot'
import type { Target } from './support/malformed'
import { makeTarget } from './support/target'

let app: TestApp
let target: Target

beforeAll(async () => {
  app = await boot()
  target = await makeTarget(app)
})
afterAll(() => app.close())

interface List {
  docs: { parent: unknown; tenant: unknown }[]
  limit: number
  totalDocs: number
}

const list = async (query: string) => (await target.client.get<List>(`/pages?${query}`)).body

describe('what one call may ask for', () => {
  it('is at most a thousand documents, however it is asked', async () => {
    const { pool } = app.payload.db as unknown as {
      pool: { query: (statement: string, values?: unknown[]) => Promise<unknown> }
    }
    await pool.query(
      `insert into pages (id, tenant_id, slug, _status, updated_at, created_at) select gen_random_uuid(), $1::uuid, 'page-' || n, 'published', now(), now() from generate_series(1, 1005) n`,
      [target.tenant],
    )
    for (const query of ['limit=0', 'limit=1000000', 'pagination=false', 'pagination=false&limit=0']) {
      expect((await list(`${query}&select[slug]=true`)).docs).toHaveLength(1000)
    }
    expect((await list('limit=100')).docs).toHaveLength(100)
    expect((await list('')).docs).toHaveLength(10)
    expect((await list('limit=0')).totalDocs).toBeGreaterThan(1000)
  })

  it('is the same number of documents when the query comes in the body', async () => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded', 'X-Payload-HTTP-Method-Override': 'GET' }
    const answer = await target.client.post<List>('/pages', 'limit=0&select[slug]=true', { headers })
    expect(answer.body.docs).toHaveLength(1000)
  })

  it('is no deeper than the configured depth', async () => {
    const { client, tenant } = target
    let parent: string | null = null
    for (let level = 0; level < 6; level++)
      parent = (await client.post<{ doc: { id: string } }>('/pages', { parent, tenant, title: `Level ${level}` })).body
        .doc.id
    const depthOf = (doc: unknown): number =>
      typeof doc === 'object' && doc !== null && 'tenant' in doc
        ? 1 + Math.max(depthOf(doc.tenant), 'parent' in doc ? depthOf(doc.parent) : 0)
        : 0
    const { body } = await client.get<List['docs'][number]>(`/pages/${parent}?depth=999`)
    expect(depthOf(body)).toBeLessThanOrEqual(1 + 3)
  })
})

describe('routes that nobody needs', () => {
  it.each([
    '/users/first-register',
    '/users/First-Register/',
    '/users/unlock',
    '/users/unlock/',
    '/users/verify/abc',
    '/payload-jobs/run',
    '/PAYLOAD-JOBS/run',
    '/payload-kv',
    '/payload-migrations',
    '/payload-locked-documents/count',
    '/payload-locked-documents/access/x',
    '/graphql',
    '/graphql/',
    '/reorder',
    '/media/paste-url/x',
  ])('%s is not there', async (path) => {
    for (const answer of [await target.client.get(path), await target.client.post(path, {})])
      expect([answer.status, answer.body.code]).toEqual([404, 'not_found:api'])
  })

  it('stand beside those that are', async () => {
    expect((await target.client.get('/users/me')).status).toBe(200)
  })
})
