import { poolOf } from '@/database/connections'

import type { Doors } from '../doors.test'

interface List {
  docs: { parent: unknown; tenant: unknown }[]
  limit: number
  totalDocs: number
}

/** How much one call may ask for, and routes that are closed. */
export function describeBounds(doors: () => Doors): void {
  const list = async (query: string) => (await doors().target.client.get<List>(`/pages?${query}`)).body

  describe('Limits of one request', () => {
    it('return at most 1000 documents, whatever the query', async () => {
      const { app, target } = doors()
      await poolOf(app.payload).query(
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

    it('apply to a query in the request body as well', async () => {
      const { target } = doors()
      const headers = { 'Content-Type': 'application/x-www-form-urlencoded', 'X-Payload-HTTP-Method-Override': 'GET' }
      const answer = await target.client.post<List>('/pages', 'limit=0&select[slug]=true', { headers })
      expect(answer.body.docs).toHaveLength(1000)
    })

    it('populate relationships no deeper than the configured depth', async () => {
      const { client, tenant } = doors().target
      let parent: string | null = null
      for (let level = 0; level < 6; level++)
        parent = (await client.post<{ doc: { id: string } }>('/pages', { parent, tenant, title: `Level ${level}` }))
          .body.doc.id
      const depthOf = (doc: unknown): number =>
        typeof doc === 'object' && doc !== null && 'tenant' in doc
          ? 1 + Math.max(depthOf(doc.tenant), 'parent' in doc ? depthOf(doc.parent) : 0)
          : 0
      const { body } = await client.get<List['docs'][number]>(`/pages/${parent}?depth=999`)
      expect(depthOf(body)).toBeLessThanOrEqual(1 + 3)
    })
  })

  describe('Closed route', () => {
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
    ])('is not found: %s', async (path) => {
      const { target } = doors()
      for (const answer of [await target.client.get(path), await target.client.post(path, {})])
        expect([answer.status, answer.body.code]).toEqual([404, 'not_found:api'])
    })

    it('leaves open routes reachable', async () => {
      expect((await doors().target.client.get('/users/me')).status).toBe(200)
    })
  })
}
