import { APP_PARTS } from '@/lib/apps/parts'
import { poolOf } from '@/database/connections'
import { makeApps } from '@tests/int/apps/support/site'
import { boot, type TestApp } from '@tests/support/boot'
import { visit } from '@tests/support/visitor'
import { makeWorld, type World } from '@tests/support/world'
import { A, B, fillSite } from './support'

let app: TestApp
let world: World
let apps: Record<string, string>

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  await fillSite(app, world)
  apps = await makeApps(
    app,
    APP_PARTS.map(({ handle }) => handle),
  )
  await poolOf(app.payload).query(`update tenants set csp_preset = 'strict', cookie_banner_enabled = true`)
})
afterAll(() => app.close())

/** Enables apps on site A with these settings, and none besides. */
async function enable(settings: Record<string, object>): Promise<void> {
  const handles = Object.keys(settings)
  expect(
    (
      await world.clients['owner-a']!.patch(`/tenants/${world.a}`, {
        installedApps: handles.map((handle) => apps[handle]),
      })
    ).status,
  ).toBe(200)
  const set = Object.fromEntries(Object.entries(settings).filter(([, values]) => Object.keys(values).length > 0))
  if (Object.keys(set).length > 0)
    expect(await world.clients['owner-a']!.patch(`/app-config/${world.a}`, { settings: set })).toMatchObject({
      status: 200,
    })
}

interface Work {
  consent: object | null
  guard: { src: string; args: unknown[] } | null
  scripts: { src: string; data?: object; before?: object[]; isAlways: boolean; purpose: string; onBooking?: object }[]
  shown: {
    donation: object | null
    map: { kind: string; src?: string; rows?: string[][]; attribution?: string } | null
  }
}

async function read(path: string, host = A) {
  const { headers, text } = await visit(app, host, path)
  const [, json] = /<script id="site-work" type="application\/json">(.*?)<\/script>/s.exec(text) ?? []
  const policy = Object.fromEntries(
    headers
      .get('Content-Security-Policy')!
      .split('; ')
      .map((one) => [one.split(' ')[0]!, one.split(' ').slice(1)]),
  ) as Record<string, string[]>
  return { policy, text, work: JSON.parse(json!) as Work }
}

const FOLLOWING: [handle: string, settings: Record<string, unknown>, src: string, host: string, inSteps: string][] = [
  [
    'clarity',
    { projectId: 'a1b2c3d4e5' },
    'https://www.clarity.ms/tag/a1b2c3d4e5',
    'https://*.clarity.ms',
    '"clarity"',
  ],
  [
    'fathom',
    { siteId: 'ABCDEFGH' },
    'https://cdn.usefathom.com/script.js',
    'https://cdn.usefathom.com',
    '"site":"ABCDEFGH"',
  ],
  [
    'googleAnalytics',
    { measurementId: 'G-AB12CD34' },
    'https://www.googletagmanager.com/gtag/js?id=G-AB12CD34',
    'https://*.googletagmanager.com',
    '["config","G-AB12CD34"]',
  ],
  [
    'googleTagManager',
    { containerId: 'GTM-AB12CD3', dataLayer: 'houseLayer' },
    'https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD3&l=houseLayer',
    'https://www.googletagmanager.com',
    '"name":"houseLayer"',
  ],
  [
    'hotjar',
    { siteId: 1234567 },
    'https://static.hotjar.com/c/hotjar-1234567.js?sv=6',
    'https://*.hotjar.com',
    '"hjid":1234567',
  ],
  [
    'matomo',
    { serverUrl: 'https://stats.theatre.example/m/', siteId: 7 },
    'https://stats.theatre.example/m/matomo.js',
    'https://stats.theatre.example',
    '["setSiteId","7"]',
  ],
  [
    'metaPixel',
    { pixelId: '123456789012' },
    'https://connect.facebook.net/en_US/fbevents.js',
    'https://connect.facebook.net',
    '["init","123456789012"]',
  ],
  [
    'plausible',
    { domain: 'theatre.example' },
    'https://plausible.io/js/script.js',
    'https://plausible.io',
    '"domain":"theatre.example"',
  ],
]

describe('apps that follow visitors', () => {
  it.each(FOLLOWING)(
    '%s is loaded with what the site has set, once visitors agree or from the start, and not at all without it',
    async (handle, settings, src, host, inSteps) => {
      await enable({ [handle]: settings })
      const { policy, text, work } = await read('/')
      expect(work.scripts).toMatchObject([{ isAlways: false, src }])
      expect(JSON.stringify(work.scripts)).toContain(inSteps)
      expect(policy['script-src']).toContain(host)
      // It is data: nothing of it runs before the site's own script has asked.
      expect(text.replace(/<script id="site-\w+" type="application\/json">.*?<\/script>/gs, '')).not.toContain(
        new URL(src).host,
      )
      await enable({ [handle]: { ...settings, loadWhen: 'always' } })
      expect((await read('/')).work.scripts).toMatchObject([{ isAlways: true, src }])
      await enable({})
      const without = await read('/')
      expect([without.work.scripts, without.policy['script-src']]).toEqual([[], ["'self'"]])
      expect((await read('/', B)).text).not.toContain(new URL(src).host)
    },
  )

  it('is not loaded before it is set up', async () => {
    await poolOf(app.payload).query('delete from app_config')
    await enable({ googleAnalytics: {}, matomo: {} })
    const { policy, work } = await read('/')
    expect([work.scripts, policy['script-src']]).toEqual([[], ["'self'"]])
  })
})

describe('Cookiebot', () => {
  it('asks in place of the banner of the site, in the language of the page, and says what visitors agree to', async () => {
    expect((await read('/')).text).toContain('id="consent"')
    const groupId = '1a2b3c4d-0000-4000-8000-1a2b3c4d5e6f'
    await enable({
      cookiebot: { blockingMode: 'manual', groupId },
      googleAnalytics: { loadWhen: 'consent', measurementId: 'G-AB12CD34' },
    })
    const { policy, text, work } = await read('/')
    expect(text).toContain(
      `<script data-blockingmode="manual" data-cbid="${groupId}" data-culture="en" id="Cookiebot" src="https://consent.cookiebot.com/uc.js"></script>`,
    )
    expect(text.indexOf('id="Cookiebot"')).toBeLessThan(text.search(/\/-\/site\.\w+\.js/))
    expect(text).not.toContain('id="consent"')
    expect(work.consent).toMatchObject({ consents: { statistics: 'Cookiebot.consent.statistics' } })
    expect(policy['script-src']).toEqual(
      expect.arrayContaining(['https://consent.cookiebot.com', 'https://consentcdn.cookiebot.com']),
    )
    expect(policy['frame-src']).toEqual(['https://consentcdn.cookiebot.com'])
    await enable({})
    expect((await read('/')).text).toContain('id="consent"')
  })
})

describe('maps on the page of a venue', () => {
  it('come from Google with the key of the site, when visitors ask for them', async () => {
    expect((await read('/venues/main-house')).text).toContain('>OpenStreetMap</a>')
    await enable({ googleMaps: { apiKey: 'k'.repeat(30), zoom: 17 } })
    const { policy, text, work } = await read('/venues/main-house')
    expect(work.shown.map).toEqual({
      isAlways: false,
      kind: 'frame',
      src: `https://www.google.com/maps/embed/v1/place?key=${'k'.repeat(30)}&q=51.48%2C-3.18&zoom=17`,
    })
    expect(policy['frame-src']).toEqual(['https://www.google.com/maps/'])
    expect(text).not.toContain('<iframe')
    expect(text).toMatch(
      /<a class="button quiet" data-show="true" href="https:\/\/www\.google\.com\/maps\/search\/\?api=1&amp;query=51\.48%2C-3\.18" rel="noreferrer">Show the map/,
    )
    expect(text).toContain('>Directions</a>')
    expect((await read('/')).work.shown.map).toBeNull()
    await enable({ googleMaps: { loadWhen: 'always' } })
    expect((await read('/venues/main-house')).work.shown.map).toMatchObject({ isAlways: true })
  })

  it('come from the tile server that the site has chosen, with its attribution', async () => {
    await enable({
      openStreetMap: { attribution: '© Map people', tileUrl: 'https://{s}.tiles.example/{z}/{x}/{y}.png', zoom: 15 },
    })
    const { policy, work } = await read('/venues/main-house')
    expect(work.shown.map).toMatchObject({ attribution: '© Map people', kind: 'tiles' })
    expect(work.shown.map!.rows![1]![2]).toBe('https://a.tiles.example/15/16094/10900.png')
    expect(policy['img-src']).toContain('https://a.tiles.example')
    await enable({})
    expect((await read('/venues/main-house')).work.shown.map).toBeNull()
  })
})

describe('gifts and bookings', () => {
  it('Donorbox opens its form in the page, and JustGiving leads to its own', async () => {
    await enable({ donorbox: { amount: 25, campaign: 'new-roof', monthly: true } })
    const box = await read('/visit')
    expect(box.work.shown.donation).toMatchObject({
      kind: 'frame',
      src: 'https://donorbox.org/embed/new-roof?amount=25&default_interval=m',
    })
    expect(box.text).toMatch(/data-show="true" href="https:\/\/donorbox\.org\/new-roof\?[^"]*"[^>]*>Donate/)
    expect(box.policy['frame-src']).toEqual(['https://donorbox.org'])
    await enable({ justGiving: { buttonLabel: 'Help us', charityId: '2096' } })
    const giving = await read('/visit')
    expect(giving.text).toMatch(
      /href="https:\/\/link\.justgiving\.com\/v1\/charity\/donate\/charityId\/2096"[^>]*>Help us/,
    )
    expect(giving.work.shown.donation).toBeNull()
    await enable({})
    expect((await read('/visit')).text).not.toContain('class="offers"')
  })

  it('general booking has its own words, its own page for what has no link, and a tab of its own', async () => {
    await poolOf(app.payload).query(`update events set booking_link_u_r_l = null`)
    await enable({ generalBooking: {} })
    expect((await read('/events/winters-tale')).text).not.toContain('data-booking')
    await enable({
      generalBooking: { buttonLabel: 'Tickets', fallbackUrl: 'https://tickets.example/all', openInNewTab: true },
    })
    expect((await read('/events/winters-tale')).text).toMatch(
      /<a aria-label="Tickets: [^"]*" class="button" data-booking="true" href="https:\/\/tickets\.example\/all" rel="noopener" target="_blank">Tickets/,
    )
  })
})

describe('newsletters', () => {
  it.each([
    [
      'mailchimp',
      { signUpUrl: 'https://theatre.us21.list-manage.com/subscribe?u=1&id=2' },
      { apiKey: 'secret-key-of-the-site', audienceId: 'a1b2c3d4e5', serverPrefix: 'us21' },
    ],
    [
      'dotdigital',
      { signUpUrl: 'https://r1.dotdigital-pages.com/p/x' },
      {
        addressBookId: 12,
        apiPassword: 'password-of-the-site',
        apiUrl: 'https://r1-api.dotdigital.com',
        apiUser: 'api@theatre',
      },
    ],
  ])(
    '%s: a link to the form, and a field of our own once the site has given what that takes',
    async (handle, link, access) => {
      await enable({ [handle]: link })
      const first = await read('/visit')
      expect(first.text).toContain(
        `href="${link.signUpUrl.replaceAll('&', '&amp;')}" rel="noreferrer">Sign up for our newsletter`,
      )
      expect(first.text).not.toContain('action="/-/newsletter"')
      await enable({ [handle]: access })
      const { text } = await read('/visit')
      expect(text).toContain('<form action="/-/newsletter" method="post">')
      expect(text).not.toMatch(/secret-key|password-of/)
      await enable({})
      expect((await read('/visit')).text).not.toContain('newsletter')
    },
  )

  it('the newsletter of Dotdigital sends its password to Dotdigital alone', async () => {
    await poolOf(app.payload).query('delete from app_config')
    await enable({
      dotdigital: {
        addressBookId: 12,
        apiPassword: 'password-of-the-site',
        apiUrl: 'https://r1-api.dotdigital.com.evil.example',
        apiUser: 'x',
        signUpUrl: 'https://r1.dotdigital-pages.com/p/x',
      },
    })
    expect((await read('/visit')).text).not.toContain('action="/-/newsletter"')
  })
})

describe('what others read of it', () => {
  it('the public policy of the site names what its apps need, and drafts load none of it', async () => {
    await enable({ plausible: { domain: 'theatre.example' } })
    const { text } = await visit(app, A, `/api/tenants/${world.a}/csp`)
    expect(text).toContain('https://plausible.io')
    expect((await visit(app, A, `/api/tenants/${world.a}/site-settings`)).text).toContain(
      "script-src 'self' https://plausible.io",
    )
  })
})
