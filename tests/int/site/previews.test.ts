import { poolOf } from '@/database/connections'
import { issuePreview, readPreview } from '@/plugins/site/lib/preview/previews'
import { boot, type TestApp } from '@tests/support/boot'
import { anonymous, type ApiResponse } from '@tests/support/client'
import { visit } from '@tests/support/visitor'
import { makeWorld, type World } from '@tests/support/world'
import { A, B, fillSite, type Contents } from './support'

let app: TestApp
let world: World
let contents: Contents

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  contents = await fillSite(app, world)
})
afterAll(() => app.close())

const pathOf = (address: string) => new URL(address).pathname

describe('a draft beside its editor', () => {
  const address = (name: string, more: Record<string, string> = {}, now = new Date()) =>
    `/-/preview/${issuePreview({ collection: 'events', id: contents.draft, tenant: world.a, user: world.users[name]!, ...more }, { now, secret: app.payload.secret })}`

  it('shows the draft to the person whose token it is, and keeps it nowhere', async () => {
    const shown = await visit(app, A, address('viewer-a'))
    expect(shown.status).toBe(200)
    expect(shown.text).toContain('<h1>Secret production</h1>')
    expect(shown.text).toContain('data-admin="http://localhost:3000"')
    expect(shown.headers.get('Cache-Control')).toBe('private, no-store')
    expect(shown.headers.get('X-Robots-Tag')).toContain('noindex')
    expect(shown.headers.get('Content-Security-Policy')).toContain('frame-ancestors http://localhost:3000')
  })

  it('shows what is drafted of a published document, which visitors do not see', async () => {
    await world.clients['editor-a']!.patch(`/events/${contents.event}?draft=true`, {
      _status: 'draft',
      summary: 'Nobody knows this yet.',
    })
    expect((await visit(app, A, address('editor-a', { id: contents.event }))).text).toContain('Nobody knows this yet.')
    expect((await visit(app, A, '/events/winters-tale')).text).not.toContain('Nobody knows this yet.')
  })

  it('shows nothing to strangers, on another site, later, or with another token', async () => {
    for (const name of ['stranger', 'owner-b', 'viewer-b'])
      expect((await visit(app, A, address(name))).status).toBe(410)
    expect((await visit(app, B, address('viewer-a'))).status).toBe(410)
    expect((await visit(app, B, address('owner-b', { tenant: world.b }))).status).toBe(410)
    expect((await visit(app, A, address('viewer-a', {}, new Date(Date.now() - 3 * 3_600_000)))).status).toBe(410)
    const token = address('viewer-a').split('/').at(-1)!
    const [body, signature] = token.split('.')
    const forged = Buffer.from(
      JSON.stringify([9999999999, world.users['viewer-a'], world.a, 'users', world.users.super]),
    ).toString('base64url')
    for (const wrong of [`${forged}.${signature}`, `${body}.${'A'.repeat(43)}`, 'x', `${body}`])
      expect((await visit(app, A, `/-/preview/${wrong}`)).text).not.toContain('Secret')
  })

  it('ends with the right to look', async () => {
    const own = address('viewer-a')
    expect((await visit(app, A, own)).status).toBe(200)
    await poolOf(app.payload).query('delete from memberships where user_id = $1', [world.users['viewer-a']])
    expect((await visit(app, A, own)).status).toBe(410)
  })

  it('has one token for an hour, and none for two', () => {
    const target = { collection: 'events', id: contents.draft, tenant: world.a, user: world.users.super! }
    const at = (time: string) => ({ now: new Date(`2026-01-01T${time}Z`), secret: 'x' })
    const token = issuePreview(target, at('10:01:00'))
    expect(issuePreview(target, at('10:59:59'))).toBe(token)
    expect(issuePreview(target, at('11:00:00'))).not.toBe(token)
    expect(readPreview(token, at('11:59:59'))).toEqual(target)
    expect(readPreview(token, at('12:00:00'))).toBeNull()
    expect(readPreview(token, { ...at('10:01:00'), secret: 'y' })).toBeNull()
  })
})

describe('a preview that is shared', () => {
  interface Shared extends Record<string, unknown> {
    address: string
    id: string
  }
  const share = (name: string, id = contents.draft, days: unknown = 7): Promise<ApiResponse<Shared>> =>
    (world.clients[name] ?? anonymous(app)).post<Shared>(`/documents/events/${id}/preview-links`, { days })
  const list = async (name: string) => {
    const { body, status } = await (world.clients[name] ?? anonymous(app)).get<{ links?: { id: string }[] }>(
      `/documents/events/${contents.draft}/preview-links`,
    )
    return status === 200 ? body.links!.map(({ id }) => id) : status
  }
  const end = (name: string, id: string) => world.clients[name]!.post(`/preview-links/${id}/end`, {})

  it('shows one draft to whoever has the link, and no other', async () => {
    const made = await share('editor-a')
    expect(made.status).toBe(201)
    expect(made.body.address).toMatch(/^http:\/\/a\.localhost:3000\/-\/shared\/[\w-]{43}$/)
    const shown = await visit(app, A, pathOf(made.body.address))
    expect(shown.text).toContain('<h1>Secret production</h1>')
    expect(shown.headers.get('Referrer-Policy')).toBe('no-referrer')
    expect(shown.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
    expect((await visit(app, B, pathOf(made.body.address))).status).toBe(410)
    expect((await visit(app, A, '/events/secret')).status).toBe(404)
    const { rows } = await poolOf(app.payload).query('select token_hash from preview_links where id = $1', [
      made.body.id,
    ])
    expect(made.body.address).not.toContain(rows[0].token_hash)
    const log = await poolOf(app.payload).query(
      `select action, target, after::text as after from audit_log where action = 'preview.shared'`,
    )
    expect(log.rows[0]).toMatchObject({ target: `events/${contents.draft}` })
    expect(log.rows[0].after).not.toContain(made.body.address.split('/').at(-1)!)
  })

  it('is listed for who may look, made and ended by who may change', async () => {
    const ids = await list('admin-a')
    expect(ids).toHaveLength(1)
    expect(await list('studio')).toEqual(ids)
    expect([await list('nobody'), await list('owner-b'), await list('stranger')]).toEqual([401, 404, 404])
    const [id] = ids as string[]
    expect([(await share('nobody')).status, (await share('owner-b')).status, (await share('stranger')).status]).toEqual(
      [401, 404, 404],
    )
    expect([(await end('owner-b', id!)).status, (await end('stranger', id!)).status]).toEqual([404, 404])
    for (const days of [0, 2, 365, '7', null]) expect((await share('editor-a', contents.draft, days)).status).toBe(400)
  })

  it('ends when it is ended, once', async () => {
    const { body } = await share('editor-a')
    expect((await visit(app, A, pathOf(body.address))).status).toBe(200)
    expect((await end('admin-a', body.id)).status).toBe(200)
    expect((await visit(app, A, pathOf(body.address))).status).toBe(410)
    expect((await end('admin-a', body.id)).status).toBe(409)
  })

  it('ends with its time, and with the document', async () => {
    const { body } = await share('editor-a', contents.draft, 1)
    await poolOf(app.payload).query(`update preview_links set expires_at = now() - interval '1 second' where id = $1`, [
      body.id,
    ])
    expect((await visit(app, A, pathOf(body.address))).status).toBe(410)
    const other = await share('editor-a', contents.event)
    expect((await visit(app, A, pathOf(other.body.address))).status).toBe(200)
    const trashed = await world.clients['owner-a']!.patch(`/events/${contents.event}`, {
      deletedAt: new Date().toISOString(),
    })
    expect(trashed.status).toBe(200)
    expect((await visit(app, A, pathOf(other.body.address))).status).toBe(410)
  })

  it('ends when whoever made it is removed', async () => {
    const { body } = await share('editor-a')
    expect((await visit(app, A, pathOf(body.address))).status).toBe(200)
    await poolOf(app.payload).query('delete from memberships where user_id = $1', [world.users['editor-a']])
    expect((await visit(app, A, pathOf(body.address))).status).toBe(410)
  })
})
