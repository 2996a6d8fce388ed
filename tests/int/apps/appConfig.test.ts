import { createLocalReq } from 'payload'
import { poolOf } from '@/database/connections'
import { decryptSecret } from '@/database/secrets/secrets'
import { boot, type TestApp } from '@tests/support/boot'
import { makeWorld, type World } from '@tests/support/world'
import { install, makeApps, makeAppsSite, type AppsSite } from './support/site'

const SIDES = Math.max(4, Math.round(20 * Number(process.env.PROVE_SIZE ?? '0.1')))
const SECRET = 'md-3f9a77c1e5b2d804-us21'

let app: TestApp
let world: World
let site: AppsSite
let apps: Record<string, string>

interface Config {
  doc: { settings: Record<string, Record<string, unknown>>; updatedAt: string }
}

beforeAll(async () => {
  app = await boot({ env: { LOG_LEVEL: 'silent' } })
  world = await makeWorld(app)
  apps = await makeApps(app, [
    'mailchimp',
    'googleAnalytics',
    'hotjar',
    'recaptcha',
    'dotdigital',
    'elevent',
    'plausible',
  ])
  site = await makeAppsSite(app)
  await install(
    site,
    site.id,
    ['mailchimp', 'googleAnalytics', 'recaptcha', 'dotdigital', 'elevent', 'plausible'].map((handle) => apps[handle]!),
  )
})
afterAll(() => app.close())

const save = (settings: object, more: object = {}, client = site.appsAdmin) =>
  client.patch<Config>(`/app-config/${site.id}`, { settings, ...more })
const stored = (handle: string, name: string) =>
  createLocalReq({}, app.payload).then((req) => decryptSecret(req, { name, owner: `app/${handle}`, tenantId: site.id }))
const MAILCHIMP = { apiKey: SECRET, serverPrefix: 'us21', signUpUrl: 'https://theatre.us21.list-manage.com/subscribe' }

describe('PATCH /api/app-config/:tenantId', () => {
  it("creates a site's one document on the first save and changes it from then on [A-087] [A-263] [B-278]", async () => {
    const first = await save({ googleAnalytics: { measurementId: 'G-AB12CD34' } })
    expect(first).toMatchObject({
      body: { doc: { settings: { googleAnalytics: { measurementId: 'G-AB12CD34' } } } },
      status: 200,
    })
    expect(
      (await save({ plausible: { domain: 'theatre.example', outboundLinks: true } })).body.doc.settings,
    ).toMatchObject({ googleAnalytics: { measurementId: 'G-AB12CD34' }, plausible: { outboundLinks: true } })
    const { body } = await site.appsAdmin.get<{ docs: { tenant: { id: string } | string }[] }>('/app-config?depth=0')
    expect(body.docs).toHaveLength(1)
    const { rows } = await poolOf(app.payload).query('select 1 from app_config where tenant_id = $1', [site.id])
    expect(rows).toHaveLength(1)
  })

  it('validates format, bounds, choices, unknown names and required fields [A-089] [B-244]', async () => {
    const wrong: [object, string][] = [
      [{ googleAnalytics: { measurementId: 'UA-1' } }, 'settings.googleAnalytics.measurementId'],
      [{ googleAnalytics: { measurementId: null } }, 'settings.googleAnalytics.measurementId'],
      [{ googleAnalytics: { loadWhen: 'never' } }, 'settings.googleAnalytics.loadWhen'],
      [{ googleAnalytics: { tenant: world.b } }, 'settings.googleAnalytics.tenant'],
      [{ plausible: { scriptUrl: 'javascript:alert(1)' } }, 'settings.plausible.scriptUrl'],
      [{ plausible: { outboundLinks: 'yes' } }, 'settings.plausible.outboundLinks'],
      [{ recaptcha: { score: 3, secretKey: 'x'.repeat(30), siteKey: 'x'.repeat(30) } }, 'settings.recaptcha.score'],
      [{ recaptcha: { siteKey: 'x'.repeat(30) } }, 'settings.recaptcha.secretKey'],
      [{ recaptcha: { secretKey: 5, siteKey: 'x'.repeat(30) } }, 'settings.recaptcha.secretKey'],
      [
        { recaptcha: { secretKey: { last4: 'x', set: true, text: 'other' }, siteKey: 'x'.repeat(30) } },
        'settings.recaptcha.secretKey',
      ],
      [{ plausible: { domain: { a: 1 } } }, 'settings.plausible.domain'],
      [{ plausible: { domain: '   ' } }, 'settings.plausible.domain'],
    ]
    for (const [settings, path] of wrong)
      expect(await save(settings)).toMatchObject({
        body: { code: 'bad_request:apps', errors: [{ path }] },
        status: 400,
      })
    expect((await save({ googleAnalytics: { loadWhen: 'always' } })).status).toBe(200)
  })

  it('refuses an app that is not enabled, and one without settings', async () => {
    expect(await save({ hotjar: { siteId: 5 } })).toMatchObject({ body: { code: 'refused:apps' }, status: 422 })
    expect(await save({ elevent: {} })).toMatchObject({ body: { code: 'refused:apps' }, status: 422 })
    expect((await save({ nothing: {} })).status).toBe(422)
  })

  it('is allowed only with the apps:admin permission in that site', async () => {
    const wish = { plausible: { outboundLinks: false } }
    expect((await save(wish, {}, site.catalogueKeeper)).status).toBe(403)
    expect((await save(wish, {}, world.clients['owner-a'])).status).toBe(404)
    expect((await save(wish, {}, site.owner)).status).toBe(200)
    expect((await site.catalogueKeeper.get<{ docs?: [] }>('/app-config')).body.docs ?? []).toEqual([])
  })

  it('refuses a stale save with 409, also for the very first save', async () => {
    const { updatedAt } = (await save({})).body.doc
    expect((await save({ plausible: { outboundLinks: true } }, { updatedAt })).status).toBe(200)
    expect(await save({ plausible: { outboundLinks: false } }, { updatedAt })).toMatchObject({
      body: { code: 'stale:apps' },
      status: 409,
    })
    expect((await save({}, { updatedAt: null })).status).toBe(409)
  })

  it('creates one document when several first saves arrive at once', async () => {
    const fresh = await makeAppsSite(app)
    await install(fresh, fresh.id, [apps.plausible!, apps.googleAnalytics!])
    const answers = await Promise.all(
      Array.from({ length: SIDES }, (_, index) =>
        fresh.appsAdmin.patch(`/app-config/${fresh.id}`, {
          settings:
            index % 2 ? { plausible: { domain: 'a.example' } } : { googleAnalytics: { measurementId: 'G-ZZZZ' } },
        }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(SIDES).fill(200))
    const { body } = await fresh.appsAdmin.get<{ docs: Config['doc'][] }>('/app-config')
    expect(body.docs.map(({ settings }) => settings)).toEqual([
      { googleAnalytics: { measurementId: 'G-ZZZZ' }, plausible: { domain: 'a.example' } },
    ])
  })
})

describe('Secrets of apps', () => {
  it('are stored encrypted and returned as a mask with the last four characters', async () => {
    const answer = await save({ mailchimp: MAILCHIMP })
    expect(answer.body.doc.settings.mailchimp).toMatchObject({
      apiKey: { last4: 'us21', set: true },
      serverPrefix: 'us21',
    })
    expect(await stored('mailchimp', 'apiKey')).toBe(SECRET)
    const { rows } = await poolOf(app.payload).query<{ envelope: string }>(
      'select envelope from secrets where tenant_id = $1',
      [site.id],
    )
    expect(rows[0]!.envelope).toMatch(/^v1\./)
    expect(rows[0]!.envelope).not.toContain(SECRET)
  })

  it('cannot be decrypted for another tenant', async () => {
    await poolOf(app.payload).query(
      `insert into secrets (tenant_id, owner, name, envelope, last4) select $2, owner, name, envelope, last4 from secrets where tenant_id = $1`,
      [site.id, world.a],
    )
    const req = await createLocalReq({}, app.payload)
    await expect(decryptSecret(req, { name: 'apiKey', owner: 'app/mailchimp', tenantId: world.a })).rejects.toThrow(
      'Wrong context or modified text',
    )
    await poolOf(app.payload).query('delete from secrets where tenant_id = $1', [world.a])
  })

  it('stay when left out, empty or sent back masked, and are removed by null', async () => {
    for (const apiKey of [undefined, '', '  ', { last4: 'us21', set: true }]) {
      expect((await save({ mailchimp: { ...(apiKey !== undefined && { apiKey }), doubleOptIn: true } })).status).toBe(
        200,
      )
      expect(await stored('mailchimp', 'apiKey')).toBe(SECRET)
    }
    expect((await save({ mailchimp: { apiKey: null } })).body.doc.settings.mailchimp).not.toHaveProperty('apiKey')
    expect(await stored('mailchimp', 'apiKey')).toBeNull()
  })

  it('must be entered again when the address or user they are sent with changes', async () => {
    await save({
      dotdigital: {
        apiPassword: 'a long password',
        apiUrl: 'https://r1-api.dotdigital.com',
        apiUser: 'theatre',
        signUpUrl: 'https://r1.dotdigital-pages.com/p/x',
      },
    })
    for (const change of [{ apiUrl: 'https://evil.example' }, { apiUser: 'somebody' }, { apiUrl: null }]) {
      const answer = await save({ dotdigital: change })
      expect(answer).toMatchObject({
        body: { code: 'refused:apps', errors: [{ path: 'settings.dotdigital.apiPassword' }] },
        status: 422,
      })
    }
    expect(await stored('dotdigital', 'apiPassword')).toBe('a long password')
    expect((await save({ dotdigital: { signUpUrl: 'https://r1.dotdigital-pages.com/p/y' } })).status).toBe(200)
    expect(
      (await save({ dotdigital: { apiPassword: 'another password', apiUrl: 'https://r2-api.dotdigital.com' } })).status,
    ).toBe(200)
    expect((await save({ dotdigital: { apiPassword: null, apiUrl: 'https://r3-api.dotdigital.com' } })).status).toBe(
      200,
    )
  })

  it('are in no response, log entry, version or table', async () => {
    await save({ mailchimp: MAILCHIMP })
    const texts = [
      (await site.appsAdmin.get('/app-config?depth=2')).text,
      (await site.owner.get(`/app-config/${site.id}?depth=2`)).text,
      (await world.clients.super!.get('/app-config?depth=2&limit=100')).text,
      (await site.owner.get('/audit-log?limit=100')).text,
      (await site.owner.get(`/tenants/${site.id}/site-settings`)).text,
      (await site.owner.get(`/tenants/${site.id}?depth=2`)).text,
      (await save({ mailchimp: { apiKey: `${SECRET}${'x'.repeat(600)}` } })).text,
      (await save({ mailchimp: { apiKey: SECRET, serverPrefix: 'wrong' } })).text,
    ]
    for (const text of texts) expect(text).not.toContain(SECRET)
    expect(texts[3]).toContain('settings.apps')
    // Everything but the envelopes, as a dump of the database would show it.
    const { rows } = await poolOf(app.payload).query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    )
    for (const { name } of rows) {
      const { rows: found } = await poolOf(app.payload).query(
        `select 1 from "${name}" t where to_jsonb(t)::text like '%' || $1 || '%' limit 1`,
        [SECRET],
      )
      expect([name, found.length]).toEqual([name, 0])
    }
  })
})
