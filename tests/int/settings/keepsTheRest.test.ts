import { poolOf } from '@/database/connections'
import { boot, type TestApp } from '@tests/support/boot'
import type { Client } from '@tests/support/client'
import { tinyPng } from '@tests/support/files'
import { create, makeWorld, type World } from '@tests/support/world'

let app: TestApp
let world: World
let owner: Client
let provider: Client
let maps: string
let addon: string

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  owner = world.clients['owner-a']!
  provider = world.clients.super!
  maps = await create(app.payload, 'apps', { category: 'maps', handle: 'maps', name: 'Maps' })
  addon = await create(app.payload, 'addons', { ai_chat: true, name: 'Chat' })
  await app.payload.update({
    id: world.a,
    collection: 'tenants',
    data: {
      addons: [{ active: true, addon }],
      cookieBanner: { enabled: true, privacyPolicyUrl: 'https://a.example/privacy' },
      csp: { directives: '{}', preset: 'strict' },
      currency: 'GBP',
      dateTimeFormats: { dateFormat: 'DD/MM/YYYY', timeFormat: '24h' },
      domains: [
        { domain: 'a.localhost', isPrimary: true, status: 'development' },
        { domain: 'b.localhost', status: 'development' },
      ],
      installedApps: [maps],
      passwordProtection: { enabled: true, message: 'Soon', passwordHash: 'scrypt$x$y' },
    },
  })
})
afterAll(() => app.close())

/** A tenant with all its lists, as the tables have it. */
async function stored(): Promise<Record<string, unknown>> {
  const { rows } = await poolOf(app.payload).query<{ site: Record<string, unknown> }>(
    `select to_jsonb(t) - 'updated_at' || jsonb_build_object(
       'domains', (select jsonb_agg(to_jsonb(d) - 'id' order by _order) from tenants_domains d where d._parent_id = t.id),
       'addons', (select jsonb_agg(to_jsonb(a) - 'id' order by _order) from tenants_addons a where a._parent_id = t.id),
       'apps', (select jsonb_agg(apps_id order by "order") from tenants_rels r where r.parent_id = t.id and path = 'installedApps')) as site
     from tenants t where id = $1`,
    [world.a],
  )
  return rows[0]!.site
}

const settle = async (call: () => Promise<{ status: number }>) => {
  const before = await stored()
  const { status } = await call()
  const after = await stored()
  return {
    changed: Object.keys(after).filter((name) => JSON.stringify(after[name]) !== JSON.stringify(before[name])),
    status,
  }
}

async function avatar(): Promise<string> {
  const form = new FormData()
  form.append('file', new File([tinyPng()], 'mark.png', { type: 'image/png' }))
  return (await owner.post<{ doc: { id: string } }>('/avatars', form)).body.doc.id
}

describe('every change of a site', () => {
  const site = () => `/tenants/${world.a}`
  it.each<[string, () => Promise<{ status: number }>, string[]]>([
    ['general', () => owner.post(`${site()}/general`, { name: 'Another name' }), ['name']],
    [
      'formats',
      () =>
        owner.post(`${site()}/general`, {
          dateTimeFormats: {
            dateFormat: 'YYYY-MM-DD',
            dateTimeSeparator: 'at',
            monthFormat: 'short',
            showSeconds: false,
            timeFormat: '24h',
          },
        }),
      ['date_time_formats_date_format'],
    ],
    ['languages', () => owner.post(`${site()}/languages`, { languages: ['en', 'cy', 'fr'] }), ['languages']],
    [
      'publishing',
      () => owner.post(`${site()}/languages/publish`, { isPublished: true, language: 'fr' }),
      ['published_languages'],
    ],
    [
      'security',
      () => owner.post(`${site()}/security`, { csp: { directives: '{}', preset: 'moderate' } }),
      ['csp_preset'],
    ],
    ['avatar', async () => owner.post(`${site()}/avatar`, { avatarId: await avatar() }), ['avatar_id']],
    ['no avatar', () => owner.delete(`${site()}/avatar`), ['avatar_id']],
    ['apps', () => owner.patch(site(), { installedApps: [] }), ['apps']],
    ['domains', () => owner.patch(site(), { domains: [{ domain: 'a.localhost', isPrimary: true }] }), ['domains']],
    [
      'collaborators',
      () => owner.patch(site(), { collaboratorSettings: { requireRequestCode: true } }),
      ['collaborator_settings_request_code', 'collaborator_settings_require_request_code'],
    ],
    ["the provider's form", () => provider.patch(site(), { name: 'By the provider', slug: 'a' }), ['name']],
    ["the provider's plan", () => provider.post(`${site()}/plan`, { addons: [addon], plan: null }), ['plan_id']],
  ])('leaves the rest alone: %s', async (_, call, fields) => {
    const { changed, status } = await settle(call)
    expect({ changed: changed.sort(), status }).toEqual({ changed: fields, status: 200 })
  })
})
