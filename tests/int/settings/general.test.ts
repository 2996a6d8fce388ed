import { poolOf } from '@/database/connections'
import { isPassword } from '@/lib/crypto/passwords'
import { boot, type TestApp } from '@tests/support/boot'
import type { ApiResponse, Client } from '@tests/support/client'
import { makeWorld, type World } from '@tests/support/world'
import type { Site } from './support/site'

let app: TestApp
let world: World
let owner: Client

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  owner = world.clients['owner-a']!
})
afterAll(() => app.close())

const save = (data: object, client = owner): Promise<ApiResponse<Site>> =>
  client.post<Site>(`/tenants/${world.a}/general`, data)
const read = async (client = owner): Promise<Site> => (await client.get<Site>(`/tenants/${world.a}`)).body

const FORMATS = {
  dateFormat: 'DD/MM/YYYY',
  dateTimeSeparator: 'comma',
  monthFormat: 'long',
  showSeconds: true,
  timeFormat: '24h',
}

describe('General settings of a site [A-265, A-110, A-111]', () => {
  it('are stored and read back as given', async () => {
    const answer = await save({
      currency: 'GBP',
      dateTimeFormats: FORMATS,
      name: ' Theatre A ',
      timezone: 'Asia/Tokyo',
      updatedAt: (await read()).updatedAt,
    })
    expect([answer.status, answer.body.name]).toEqual([200, 'Theatre A'])
    expect(await read()).toMatchObject({
      currency: 'GBP',
      dateTimeFormats: FORMATS,
      name: 'Theatre A',
      timezone: 'Asia/Tokyo',
    })
  })

  it('start with the defaults of the specification [A-100] [A-351] [A-352] [A-353] [A-354] [B-102] [B-370]', async () => {
    const untouched = (await world.clients['owner-b']!.get<Site>(`/tenants/${world.b}`)).body
    expect(untouched).toMatchObject({
      cookieBanner: { enabled: false, privacyPolicyUrl: '' },
      csp: { preset: 'relaxed' },
      currency: 'USD',
      dateTimeFormats: {
        dateFormat: 'MM/DD/YYYY',
        dateTimeSeparator: 'at',
        monthFormat: 'short',
        showSeconds: false,
        timeFormat: '12h',
      },
      defaultLanguage: 'en',
      passwordProtection: { enabled: false },
    })
  })

  it.each([
    ['a name of nothing', { name: '   ' }, 'name'],
    ['a name that is too long', { name: 'a'.repeat(121) }, 'name'],
    ['a zone that is not offered', { timezone: 'Mars/Olympus' }, 'timezone'],
    ['a zone that only Intl knows', { timezone: 'Africa/Cairo' }, 'timezone'],
    ['money that nobody uses', { currency: 'DEM' }, 'currency'],
    ['a format of its own', { dateTimeFormats: { ...FORMATS, dateFormat: 'MM/YY' } }, 'dateTimeFormats.dateFormat'],
    ['a short password', { passwordProtection: { enabled: true, password: 'short' } }, 'passwordProtection.password'],
    ['a field that it has not', { plan: 'x' }, undefined],
  ])('refuse %s and keep the stored values', async (_, data, path) => {
    const before = await read()
    const answer = await save(data)
    expect(answer.status).toBe(400)
    if (path) expect((answer.body.errors as { path: string }[])[0]!.path).toBe(path)
    expect(await read()).toEqual(before)
  })

  it('can be changed by the owner and admins only', async () => {
    for (const name of ['editor-a', 'viewer-a', 'studio'])
      expect([name, (await save({ name: 'Mine' }, world.clients[name]!)).status]).toEqual([name, 403])
    for (const name of ['owner-b', 'both', 'stranger']) {
      const answer = await world.clients[name]!.post(`/tenants/${name === 'both' ? world.b : world.a}/general`, {
        name: 'Mine',
      })
      expect([name, answer.status]).toEqual([name, name === 'both' ? 403 : 404])
    }
    expect((await read()).name).toBe('Theatre A')
    expect((await save({ name: 'Theatre A' }, world.clients['admin-a']!)).status).toBe(200)
  })

  it('write an audit log entry without the password', async () => {
    await save({ passwordProtection: { enabled: true, password: 'open sesame 1' } })
    const { rows } = await poolOf(app.payload).query<{ line: string }>(
      `select to_jsonb(audit_log)::text as line from audit_log where action = 'settings.general' and tenant_id = $1`,
      [world.a],
    )
    expect(rows.length).toBeGreaterThan(2)
    expect(rows.some(({ line }) => line.includes('sesame'))).toBe(false)
  })
})

describe('Password protection', () => {
  const stored = async (): Promise<string | null> =>
    (
      await poolOf(app.payload).query<{ hash: string | null }>(
        'select password_protection_password_hash as hash from tenants where id = $1',
        [world.a],
      )
    ).rows[0]!.hash

  it('requires a password before it can be enabled', async () => {
    const answer = await world.clients['owner-b']!.post<Site>(`/tenants/${world.b}/general`, {
      passwordProtection: { enabled: true },
    })
    expect(answer.status).toBe(422)
  })

  it('stores a hash that no response contains, and keeps it when the password is left empty', async () => {
    await save({ passwordProtection: { enabled: true, message: 'Press only', password: 'open sesame 2' } })
    const hash = (await stored())!
    expect([await isPassword('open sesame 2', hash), await isPassword('open sesame 1', hash)]).toEqual([true, false])
    const answer = await save({ passwordProtection: { enabled: true, password: '' } })
    expect(await stored()).toBe(hash)
    for (const { text } of [
      answer,
      await owner.get(`/tenants/${world.a}?depth=2`),
      await world.clients.super!.get(`/tenants?limit=50`),
    ]) {
      expect(text).not.toContain(hash)
      expect(text).not.toContain('passwordHash')
    }
    expect(answer.body.passwordProtection).toMatchObject({ enabled: true, message: 'Press only' })
  })
})

describe('Two people on the same settings screen', () => {
  it('get 409 for the second save, which changes nothing', async () => {
    const { updatedAt } = await read()
    expect((await save({ name: 'First', updatedAt })).status).toBe(200)
    const second = await save({ currency: 'EUR', name: 'Second', updatedAt }, world.clients['admin-a']!)
    expect([second.status, second.body.code]).toEqual([409, 'stale:settings'])
    expect(await read()).toMatchObject({ currency: 'GBP', name: 'First' })
    // Who knows nothing of it writes last.
    expect((await save({ name: 'Third' }, world.clients['admin-a']!)).status).toBe(200)
  })

  it('have only one of twenty simultaneous saves accepted', async () => {
    for (let round = 0; round < 3; round++) {
      const { updatedAt } = await read()
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) => save({ name: `Round ${round} ${index}`, updatedAt })),
      )
      const winners = answers.filter(({ status }) => status === 200)
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(19)
      expect((await read()).name).toBe(winners[0]!.body.name)
    }
  })
})
