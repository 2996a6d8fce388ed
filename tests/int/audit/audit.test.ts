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

const lines = async (target: string) => {
  const { rows } = await poolOf(app.payload).query<{
    action: string
    actor_email: string
    before: unknown
    after: unknown
  }>('select action, actor_email, before, after from audit_log where target = $1 order by created_at', [target])
  return rows
}

describe('Audit log', () => {
  it('records who published and who unpublished a page, and nothing about drafts', async () => {
    const { a, clients } = world
    const editor = clients['editor-a']!
    const made = await editor.post<{ doc: { id: string } }>('/pages?draft=true', {
      _status: 'draft',
      tenant: a,
      title: 'Season launch',
    })
    const target = `pages/${made.body.doc.id}`
    expect(await lines(target)).toEqual([])
    await editor.patch(`/${target}`, { _status: 'published' })
    await editor.patch(`/${target}?draft=true`, { title: 'Season launch, changed' })
    await clients['admin-a']!.patch(`/${target}`, { _status: 'draft' })
    const told = (await lines(target)).map(({ action, actor_email }) => [action, actor_email])
    expect(told).toEqual([
      ['document.published', 'editor-a@test.example'],
      ['document.unpublished', 'admin-a@test.example'],
    ])
  })

  it("records the provider's changes field by field, without secrets", async () => {
    const { clients, users } = world
    await clients.super!.patch(`/users/${users['viewer-b']}`, { lastName: 'Bright', password: 'a new long password' })
    const [line] = await lines(`users/${users['viewer-b']}`)
    expect(line).toMatchObject({ action: 'users.updated', after: { lastName: 'Bright' } })
    expect(JSON.stringify(line)).not.toMatch(/password|hash|salt/i)
  })

  it('gets no entry when a change is refused', async () => {
    const { a, clients } = world
    const before = await poolOf(app.payload).query('select count(*) from audit_log')
    const refused = await clients['editor-a']!.post('/pages', {
      _status: 'published',
      image: '01999999-0000-7000-8000-000000000000',
      tenant: a,
      title: 'Never',
    })
    expect(refused.status).toBe(400)
    expect((await poolOf(app.payload).query('select count(*) from audit_log')).rows).toEqual(before.rows)
  })

  it('can be read by admins of the site only, and changed by nobody', async () => {
    const { clients } = world
    const { rows } = await poolOf(app.payload).query<{ id: string }>(
      'select id from audit_log where tenant_id = $1 limit 1',
      [world.a],
    )
    const path = `/audit-log/${rows[0]!.id}`
    expect((await clients['admin-a']!.get(path)).status).toBe(200)
    expect((await clients['editor-a']!.get(path)).status).not.toBe(200)
    expect((await clients['owner-b']!.get(path)).status).toBe(404)
    expect((await clients.super!.patch(path, { action: 'nothing' })).status).toBe(403)
    expect((await clients.super!.delete(path)).status).toBe(403)
    await expect(poolOf(app.payload).query('update audit_log set action = $1', ['nothing'])).rejects.toThrow(
      'only grows',
    )
    await expect(poolOf(app.payload).query('delete from audit_log')).rejects.toThrow('only grows')
  })
})

describe('Languages of a site', () => {
  it("accept texts in the site's own languages and refuse all others", async () => {
    const { a, b, clients } = world
    const made = await clients['editor-a']!.post<{ doc: { id: string } }>('/pages', { tenant: a, title: 'Welcome' })
    const path = `/pages/${made.body.doc.id}`
    expect((await clients['editor-a']!.patch(`${path}?locale=cy`, { title: 'Croeso' })).status).toBe(200)
    expect((await clients['editor-a']!.patch(`${path}?locale=fr`, { title: 'Bienvenue' })).status).toBe(400)
    expect((await clients['editor-a']!.get<{ title: string }>(`${path}?locale=cy`)).body.title).toBe('Croeso')
    expect((await clients['editor-a']!.get<{ title: string }>(path)).body.title).toBe('Welcome')
    expect((await clients['editor-b']!.post('/pages?locale=cy', { tenant: b, title: 'Croeso' })).status).toBe(400)
  })
})
