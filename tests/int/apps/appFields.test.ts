import { createLocalReq, type Field, type SanitizedConfig } from 'payload'
import { poolOf } from '@/database/connections'
import { appFieldsOf } from '@/collections/AppConfig/appFields'
import { appFormState } from '@/components/settings/AppForm/appFormState'
import { addFeature } from '@/config/feature'
import { decryptSecret } from '@/database/secrets/secrets'
import { defineApp } from '@/lib/apps/defineApp'
import { boot, type TestApp } from '@tests/support/boot'
import { configWith } from '@tests/support/configWith'
import { anonymous } from '@tests/support/client'
import { productPlugins } from '@tests/support/productPlugins'
import { install, makeApps, makeAppsSite, type AppsSite } from './support/site'

/** An app as an adopter writes it, with fields of Payload's that the catalogue has no helper for. */
const boxOffice = defineApp<Field>({
  handle: 'boxOffice',
  settings: [
    {
      type: 'row',
      fields: [
        { name: 'client', type: 'text', custom: { isPublic: true }, maxLength: 8, required: true },
        { name: 'host', type: 'text', custom: { boundSecret: 'key' } },
      ],
    },
    { name: 'key', type: 'text', custom: { isSecret: true } },
    { name: 'mode', type: 'radio', custom: { isPublic: true }, defaultValue: 'live', options: ['live', 'test'] },
    {
      name: 'halls',
      type: 'array',
      fields: [
        { name: 'code', type: 'text', required: true },
        { name: 'seats', type: 'number', max: 5000 },
      ],
      maxRows: 2,
    },
    {
      name: 'note',
      type: 'textarea',
      admin: { condition: (data: { mode?: string }) => data.mode === 'test' },
      required: true,
    },
    {
      name: 'loud',
      type: 'text',
      hooks: { beforeChange: [({ value }) => (typeof value === 'string' ? value.toUpperCase() : value)] },
    },
  ],
})

async function withBoxOffice(): Promise<{ default: Promise<SanitizedConfig> }> {
  return {
    default: configWith({
      plugins: [...(await productPlugins()), (config) => addFeature(config, { name: 'boxOffice', apps: [boxOffice] })],
    }),
  }
}

interface Config {
  doc: { settings: Record<string, Record<string, unknown>>; updatedAt: string }
}

let app: TestApp
let site: AppsSite

beforeAll(async () => {
  app = await boot({ config: withBoxOffice })
  const apps = await makeApps(app, ['boxOffice', 'plausible'])
  site = await makeAppsSite(app)
  await install(site, site.id, Object.values(apps))
})
afterAll(() => app.close())

const save = (boxOffice: object) => site.appsAdmin.patch<Config>(`/app-config/${site.id}`, { settings: { boxOffice } })

describe('an app that a plugin brings', () => {
  it('is stored without a column or a table of its own', async () => {
    const halls = [{ code: 'main', seats: 900 }, { code: 'studio' }]
    expect(
      await save({ client: 'lantern', halls, host: 'one.example', key: 'sk-fourteen-4f2a', loud: 'quiet' }),
    ).toMatchObject({
      body: {
        doc: {
          settings: { boxOffice: { client: 'lantern', halls, key: { last4: '4f2a', set: true }, loud: 'QUIET' } },
        },
      },
      status: 200,
    })
    const { rows } = await poolOf(app.payload).query<{ settings: { boxOffice: { halls: object[] } } }>(
      'select settings from app_config where tenant_id = $1',
      [site.id],
    )
    const { halls: rooms, ...others } = rows[0]!.settings.boxOffice
    expect(others).toEqual({ client: 'lantern', host: 'one.example', loud: 'QUIET' })
    expect(rooms).toMatchObject(halls)
  })

  it.each([
    ['client', { client: 'far too long' }],
    ['client', { client: '' }],
    ['client', { client: null }],
    ['mode', { mode: 'other' }],
    ['halls', { halls: [{ code: 'a' }, { code: 'b' }, { code: 'c' }] }],
    ['halls.1.code', { halls: [{ code: 'a' }, { seats: 1 }] }],
    ['halls.0.seats', { halls: [{ code: 'a', seats: 5001 }] }],
    ['halls', { halls: 'main' }],
    ['halls.0', { halls: ['main'] }],
    ['halls', { halls: { 0: { code: 'a' } } }],
    ['note', { mode: 'test' }],
    ['nothing', { nothing: 1 }],
    ['apps', { apps: {} }],
  ])('is validated by Payload: %s of %j', async (path, given) => {
    expect(await save(given)).toMatchObject({
      body: { code: 'bad_request:apps', errors: [{ path: `settings.boxOffice.${path}` }] },
      status: 400,
    })
  })

  it('asks for what a condition shows, once it does', async () => {
    expect((await save({ mode: 'test', note: 'Only for a try' })).status).toBe(200)
    expect((await save({ mode: 'live', note: null })).status).toBe(200)
  })

  it('has a form that shows those fields, and asks again while conditions may change', async () => {
    const req = await createLocalReq({}, app.payload)
    const formWith = (stored: object) =>
      appFormState(req, {
        fields: appFieldsOf(app.payload, 'boxOffice')!.fields,
        handle: 'boxOffice',
        stored: { ...stored },
      })
    const { fields, hasConditions, state } = await formWith({ halls: [{ id: 'a', code: 'main' }], mode: 'live' })
    expect(fields.map(({ type }) => type)).toEqual(['row', 'text', 'radio', 'array', 'textarea', 'text'])
    expect(hasConditions).toBe(true)
    expect(state).toMatchObject({
      'halls.0.code': { value: 'main' },
      mode: { value: 'live' },
      note: { passesCondition: false },
    })
    expect((await formWith({ mode: 'test' })).state.note).not.toHaveProperty('passesCondition', false)
  })

  it('keeps its secret, and asks for it again when it would go elsewhere', async () => {
    const stored = async () =>
      decryptSecret(await createLocalReq({}, app.payload), { name: 'key', owner: 'app/boxOffice', tenantId: site.id })
    expect((await save({ key: { last4: '4f2a', set: true }, loud: 'x' })).status).toBe(200)
    expect(await stored()).toBe('sk-fourteen-4f2a')
    expect(await save({ host: 'two.example' })).toMatchObject({
      body: { errors: [{ path: 'settings.boxOffice.key' }] },
      status: 422,
    })
    expect((await save({ host: 'two.example', key: 'sk-of-two' })).status).toBe(200)
    expect(await stored()).toBe('sk-of-two')
  })

  it('shows visitors what is marked public', async () => {
    const { body } = await anonymous(app).get<{ apps: Record<string, object> }>(`/tenants/${site.id}/site-settings`)
    expect(body.apps.boxOffice).toEqual({ client: 'lantern', mode: 'live' })
  })

  it('adds nothing else to what the API answers, and nothing to search by', async () => {
    const { body } = await site.appsAdmin.get<{ docs: object[] }>('/app-config?depth=0')
    expect(Object.keys(body.docs[0]!).sort()).toEqual(['createdAt', 'id', 'settings', 'tenant', 'updatedAt'])
    for (const query of [
      'where[apps.boxOffice.key][exists]=true',
      'where[apps.boxOffice.client][equals]=lantern',
      'where[apps][exists]=true',
    ])
      expect([query, (await site.appsAdmin.get(`/app-config?${query}`)).status]).toEqual([query, 400])
    expect((await site.appsAdmin.get('/app-config?sort=apps.boxOffice.client')).status).toBeLessThan(500)
    expect((await site.appsAdmin.get('/app-config?select[apps]=true')).text).not.toContain('boxOffice')
  })
})
