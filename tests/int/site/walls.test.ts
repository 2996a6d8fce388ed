import { manifestSchema } from '@/lib/themes/manifestSchema'
import { poolOf } from '@/database/connections'
import { GateFull } from '@/lib/workers/FairGate'
import { provideThemes, siteById, type RenderProblem, type ThemePackage } from '@/plugins/site/published'
import { cachedPage, type RenderedPage } from '@/plugins/site/lib/cache/cachedPage'
import { boot, type TestApp } from '@tests/support/boot'
import { visit } from '@tests/support/visitor'
import { create, makeWorld, type World } from '@tests/support/world'
import { A, B, fillSite } from './support'

/** Takes some time, below what would be left out. */
const HEAVY = '{% for a in (1..120) %}{% for b in (1..120) %}{% if a == b %}{{ a }}{% endif %}{% endfor %}{% endfor %}'

/** More pages than may wait. */
const CROWD = 40

let app: TestApp
let world: World
let told: RenderProblem[] = []
const files: Record<string, Record<string, string>> = {}

const themeOf = (site: string): ThemePackage | null => {
  const own = files[site]
  return own
    ? {
        assetHash: () => null,
        id: `walls-${site}:1`,
        manifest: manifestSchema.parse({}),
        paths: Object.keys(own),
        readText: async (path) => own[path] ?? null,
        reportError: (problem) => void told.push(problem),
      }
    : null
}

beforeAll(async () => {
  // Themes of this file stand in no database, where changes would be noticed.
  app = await boot()
  world = await makeWorld(app)
  await fillSite(app, world)
  for (const tenant of [world.a, world.b]) {
    const theme = await create(app.payload, 'themes', {
      _status: 'published',
      manifest: {},
      name: 'Own',
      renderMode: 'code',
      slugLock: false,
      tenant,
    })
    await poolOf(app.payload).query('update tenants set selected_theme_id = $2 where id = $1', [tenant, theme])
  }
  files[world.a] = { 'templates/event.liquid': `heavy ${HEAVY}`, 'templates/venue.liquid': 'light' }
  files[world.b] = { 'templates/event.liquid': 'light {{ event.title }}' }
  provideThemes('walls', {
    readAsset: async () => null,
    themeOf: async ({ siteId }) => themeOf(siteId),
  })
})
beforeEach(() => {
  told = []
})
afterAll(() => app.close())

/** A page that is rendered for each visitor. */
const heavyPage = () => visit(app, A, '/events/winters-tale?newsletter=signedUp')
const lightPage = () => visit(app, B, '/events/b-show?newsletter=signedUp')

describe('a site with a heavy theme', () => {
  it('does not delay the pages of another', async () => {
    await Promise.all([heavyPage(), lightPage()])
    const order: string[] = []
    const heavy = Array.from({ length: 16 }, async () => {
      await heavyPage()
      order.push('heavy')
    })
    const { status, text } = await lightPage()
    order.push('light')
    await Promise.all(heavy)
    expect(status).toBe(200)
    expect(text).toContain('light Show of B')
    // It waits for its own turn, not for all that wait before it.
    expect(order.indexOf('light')).toBeLessThan(12)
  })

  it('is refused with the time to come again when too many of its visitors wait, and its owner reads why', async () => {
    const crowd = Array.from({ length: CROWD }, heavyPage)
    const light = await lightPage()
    const answers = await Promise.all(crowd)
    const refused = answers.filter(({ status }) => status === 503)
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused.map(({ headers }) => Number(headers.get('Retry-After')) > 0)).not.toContain(false)
    expect(light.status).toBe(200)
    expect(told).toContainEqual(
      expect.objectContaining({ address: '/events/winters-tale', path: 'templates/event.liquid' }),
    )
  })
})

describe('the last page of a site', () => {
  const page = (html: string): RenderedPage => ({
    expiresAt: Infinity,
    html,
    needed: {},
    subject: { document: null, path: '/', search: null, template: 'page' },
  })
  const bodyOf = (found: unknown) => new TextDecoder().decode((found as { body: Uint8Array }).body)
  const full = () => Promise.reject(new GateFull('group'))

  it('is served while the site is refused a new one, for the same address only', async () => {
    const site = await siteById(app.payload, world.b)
    if (!site) throw new Error('The site of B is missing')
    const reader = { language: 'en', payload: app.payload, site }
    const url = new URL('http://site/walls')
    await cachedPage(reader, url, async () => page('the last one'))
    const changed = { ...reader, site: { ...site, version: 'another' } }
    expect(bodyOf(await cachedPage(changed, url, full))).toBe('the last one')
    await expect(cachedPage(changed, new URL('http://site/other'), full)).rejects.toThrow(GateFull)
    await expect(cachedPage({ ...changed, language: 'cy' }, url, full)).rejects.toThrow(GateFull)
    const neighbour = await siteById(app.payload, world.a)
    if (!neighbour) throw new Error('The site of A is missing')
    await expect(cachedPage({ ...reader, site: neighbour }, url, full)).rejects.toThrow(GateFull)
  })

  it('is not served for any other failure, nor once the address has no page', async () => {
    const site = await siteById(app.payload, world.b)
    if (!site) throw new Error('The site of B is missing')
    const at = (version: string) => ({ language: 'en', payload: app.payload, site: { ...site, version } })
    const url = new URL('http://site/gone')
    await cachedPage(at('1'), url, async () => page('an old one'))
    await expect(cachedPage(at('2'), url, () => Promise.reject(new Error('no database')))).rejects.toThrow(
      'no database',
    )
    expect(await cachedPage(at('3'), url, async () => 'notFound')).toBe('notFound')
    await expect(cachedPage(at('4'), url, full)).rejects.toThrow(GateFull)
  })
})
