import { createLocalReq } from 'payload'
import { boot, type TestApp } from '@tests/support/boot'
import { makeWorld, type World } from '@tests/support/world'
import { poolOf } from '@/database/connections'
import { loadActors } from '@/components/views/Settings/Activity/data/loadActors'
import { LINES_SHOWN, loadActivityPage } from '@/components/views/Settings/Activity/data/loadActivityPage'
import { readFilters } from '@/lib/activity/filters'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterAll(() => app.close())

const as = async (name: string) =>
  createLocalReq(
    { user: { ...(await app.payload.findByID({ id: world.users[name]!, collection: 'users' })), collection: 'users' } },
    app.payload,
  )
const read = async (name: string, tenant: string, query: Record<string, string> = {}) =>
  loadActivityPage(await as(name), tenant, readFilters(query))
const actionsFor = async (name: string, tenant: string, query: Record<string, string> = {}) =>
  (await read(name, tenant, query)).lines.map(({ action }) => action)
const rename = (name: string) => world.clients['owner-a']!.post(`/tenants/${world.a}/general`, { name })

describe('the activity of a site', () => {
  it('is read by its owner and admins, and by nobody of another site', async () => {
    expect((await rename('Theatre A renamed')).status).toBe(200)
    for (const name of ['owner-a', 'admin-a', 'both', 'super'])
      expect([name, await actionsFor(name, world.a)]).toEqual([name, ['settings.general']])
    for (const name of ['editor-a', 'viewer-a', 'studio', 'editor-b', 'stranger'])
      await expect(actionsFor(name, world.a)).rejects.toThrow('not allowed')
    expect(await actionsFor('owner-b', world.a)).toEqual([])
    // Admin in one site, staff in the other.
    expect(await actionsFor('both', world.b)).toEqual([])
    const overRest = async (name: string) =>
      (await world.clients[name]!.get<{ totalDocs?: number }>(`/audit-log?where[tenant][equals]=${world.a}`)).body
        .totalDocs ?? 0
    expect([await overRest('admin-a'), await overRest('owner-b'), await overRest('editor-a')]).toEqual([1, 0, 0])
  })

  it('has both sides of a change, and never a secret', async () => {
    await world.clients['owner-a']!.post(`/tenants/${world.a}/general`, {
      name: 'Open sesame',
      passwordProtection: { enabled: true, message: 'Press only', password: 'sesame-street' },
    })
    await world.clients['admin-a']!.patch(`/tenants/${world.a}`, { collaboratorSettings: { requireRequestCode: true } })
    await world.clients['admin-a']!.patch(`/tenants/${world.a}`, { domains: [{ domain: 'www.theatre-a.example.org' }] })
    const [domains, code, general] = (await read('owner-a', world.a)).lines
    expect(general).toMatchObject({
      action: 'settings.general',
      after: {
        name: 'Open sesame',
        passwordChanged: true,
        passwordProtection: { enabled: true, message: 'Press only' },
      },
      before: { name: 'Theatre A renamed' },
    })
    expect(code).toMatchObject({
      action: 'settings.collaboration',
      after: { collaboratorSettings: { requireRequestCode: true } },
    })
    expect(domains).toMatchObject({
      action: 'settings.domains',
      after: { domains: [{ domain: 'www.theatre-a.example.org' }] },
      before: { domains: [] },
    })
    const { rows } = await poolOf(app.payload).query<{ code: string; hash: string; token: string }>(
      `select collaborator_settings_request_code as code, password_protection_password_hash as hash, (select token from tenants_domains where _parent_id = t.id) as token from tenants t where id = $1`,
      [world.a],
    )
    const { rows: lines } = await poolOf(app.payload).query<{ text: string }>(
      'select to_jsonb(audit_log)::text as text from audit_log',
    )
    for (const secret of ['sesame-street', rows[0]!.code, rows[0]!.hash, rows[0]!.token]) {
      expect(secret).toBeTruthy()
      expect(lines.filter(({ text }) => text.includes(secret))).toEqual([])
    }
  })

  it('hides secrets of lines from before they were left out', async () => {
    await app.payload.db.create({
      collection: 'audit-log',
      data: {
        action: 'tenants.updated',
        after: { passwordProtection: { enabled: true, passwordHash: 'old-hash' } },
        tenant: world.b,
      },
    })
    const { text } = await world.clients['owner-b']!.get('/audit-log')
    expect(text).toContain('tenants.updated')
    expect(text).not.toContain('old-hash')
  })

  it('is narrowed down by person, kind and days', async () => {
    await world.clients.super!.post(`/tenants/${world.a}/general`, { name: 'By the provider' })
    await app.payload.db.create({
      collection: 'audit-log',
      data: {
        action: 'document.published',
        after: { title: 'By itself' },
        createdAt: '2026-01-05T23:59:59.999Z',
        tenant: world.a,
      },
    })
    expect(await actionsFor('owner-a', world.a, { person: world.users['admin-a']! })).toEqual([
      'settings.domains',
      'settings.collaboration',
    ])
    expect(await actionsFor('owner-a', world.a, { person: 'provider' })).toEqual(['settings.general'])
    expect(await actionsFor('owner-a', world.a, { person: 'automatic' })).toEqual(['document.published'])
    expect(await actionsFor('owner-a', world.a, { kind: 'domains' })).toEqual(['settings.domains'])
    expect(await actionsFor('owner-a', world.a, { kind: 'people', person: 'provider' })).toEqual([])
    expect(await actionsFor('owner-a', world.a, { from: '2026-01-05', to: '2026-01-05' })).toEqual([
      'document.published',
    ])
    expect(await actionsFor('owner-a', world.a, { from: '2026-01-06', to: '2026-01-06' })).toEqual([])
    const actors = await loadActors(app.payload, world.a)
    expect(actors.map(({ name }) => name)).toEqual(['admin-a', 'owner-a', 'super'])
  })

  it('comes fifty at a time, each line once, also where many share a moment', async () => {
    const total = LINES_SHOWN * 2 + 7
    const at = (index: number) => new Date(Date.UTC(2026, 5, 1, 0, 0, Math.floor(index / 60))).toISOString()
    for (let index = 0; index < total; index++) {
      await app.payload.db.create({
        collection: 'audit-log',
        data: {
          action: 'settings.avatar',
          actor: world.users['owner-b'],
          actorEmail: 'owner-b@test.example',
          createdAt: at(index),
          target: String(index),
          tenant: world.b,
        },
      })
    }
    const seen: string[] = []
    let query: Record<string, string> = { kind: 'settings', person: world.users['owner-b']! }
    for (const size of [LINES_SHOWN, LINES_SHOWN, 7]) {
      const { lines, older } = await read('owner-b', world.b, query)
      expect(lines).toHaveLength(size)
      seen.push(...lines.map(({ target }) => target!))
      if (older) query = { ...query, before: `${older.at}_${older.id}` }
      expect(older === null).toBe(size === 7)
    }
    expect(new Set(seen).size).toBe(total)
    expect(Number(seen[0])).toBeGreaterThanOrEqual(60)
  })
})
