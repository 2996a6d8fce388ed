import { APP_PARTS } from '@/lib/apps/parts'
import { publicSettings } from '@/lib/apps/publicSettings'
import type { SettingValues } from '@/lib/apps/settingValues'
import { bookingOf, donationOf, mapOf, neededPolicy, scriptsOf } from '@/lib/apps/website/readApps'
import { tileGrid } from '@/lib/apps/website/tileGrid'
import type { WebsiteApp } from '@/lib/apps/website/WebsitePart'
import { cspHeader } from '@/lib/csp/cspHeader'

const PLACE = { lat: 51.48, lng: -3.18, name: 'Main House' }

function app(handle: string, settings: SettingValues = {}): WebsiteApp {
  const part = APP_PARTS.find((one) => one.handle === handle)!
  const values = publicSettings(part.settings, settings)
  if (!values) throw new Error(`${handle} is not set up`)
  return { handle, settings, values, website: part.website }
}

const directive = (header: string, name: string): string[] =>
  header
    .split('; ')
    .find((one) => one.startsWith(`${name} `))
    ?.split(' ')
    .slice(1) ?? []

describe('apps on the website', () => {
  it('each contribute exactly one thing', () => {
    for (const { handle, website } of APP_PARTS) {
      const { policy: _, ...does } = website ?? { policy: null }
      expect([handle, Object.keys(does).length]).toEqual([handle, 1])
    }
  })

  it('load scripts over HTTPS, and only after consent unless the site says always', () => {
    const set: Record<string, SettingValues> = {
      clarity: { projectId: 'a1b2c3d4e5' },
      fathom: { siteId: 'ABCDEFGH' },
      googleAnalytics: { measurementId: 'G-AB12CD34' },
      googleTagManager: { containerId: 'GTM-AB12CD3' },
      hotjar: { siteId: 1234567 },
      matomo: { serverUrl: 'https://stats.theatre.example/matomo', siteId: 3 },
      metaPixel: { pixelId: '123456789012' },
      plausible: { domain: 'theatre.example' },
    }
    for (const [handle, settings] of Object.entries(set)) {
      const [one] = scriptsOf([app(handle, settings)])
      expect([handle, one?.src.startsWith('https://'), one?.isAlways]).toEqual([handle, true, false])
      expect([handle, scriptsOf([app(handle, { ...settings, loadWhen: 'always' })])[0]?.isAlways]).toEqual([
        handle,
        true,
      ])
      // The script itself is allowed by the strictest policy with the app, and not without it.
      const host = new URL(one!.src).host
      const isAllowed = (header: string) =>
        directive(header, 'script-src').some((source) =>
          new RegExp(`^${source.replaceAll('.', '\\.').replace('*', '[\\w-]+')}$`).test(`https://${host}`),
        )
      expect([
        handle,
        isAllowed(cspHeader({ preset: 'strict' }, neededPolicy([app(handle, settings)]))),
        isAllowed(cspHeader({ preset: 'strict' })),
      ]).toEqual([handle, true, false])
    }
    expect(scriptsOf([app('matomo', set.matomo)])[0]!.src).toBe('https://stats.theatre.example/matomo/matomo.js')
    expect(JSON.stringify(scriptsOf([app('matomo', set.matomo)]))).toContain('disableCookies')
    expect(JSON.stringify(scriptsOf([app('matomo', { ...set.matomo, cookieless: false })]))).not.toContain(
      'disableCookies',
    )
    expect(scriptsOf([app('plausible', { ...set.plausible, outboundLinks: true })])[0]!.src).toBe(
      'https://plausible.io/js/script.outbound-links.js',
    )
  })

  it('ignore addresses without HTTPS and escape values in addresses', () => {
    expect(
      scriptsOf([
        app('plausible', { domain: 'theatre.example', scriptUrl: 'http://stats.example/js/script.js' }),
        app('matomo', { serverUrl: 'http://stats.example', siteId: 1 }),
      ]),
    ).toEqual([])
    expect(mapOf([app('openStreetMap', { tileUrl: 'http://tiles.example/{z}/{x}/{y}.png' })], PLACE)).toBeNull()
    const [script] = scriptsOf([app('googleAnalytics', { measurementId: 'G-1&x=//evil.example#' })])
    expect([...new URL(script!.src).searchParams]).toEqual([['id', 'G-1&x=//evil.example#']])
    expect(new URL(donationOf([app('donorbox', { campaign: '../../evil?x', charityId: '1' })])!.link).pathname).toBe(
      '/..%2F..%2Fevil%3Fx',
    )
  })

  it('render maps, donations and bookings as they are set up', () => {
    const google = mapOf([app('googleMaps', { apiKey: 'k'.repeat(30), zoom: 12 })], PLACE)!
    expect(google.shown).toEqual({
      kind: 'frame',
      src: `https://www.google.com/maps/embed/v1/place?key=${'k'.repeat(30)}&q=51.48%2C-3.18&zoom=12`,
    })
    expect(google.directions).toBe('https://www.google.com/maps/dir/?api=1&destination=51.48%2C-3.18')
    expect(donationOf([app('donorbox', { amount: 20, campaign: 'new-roof', monthly: true })])).toEqual({
      form: {
        allow: 'payment',
        kind: 'frame',
        src: 'https://donorbox.org/embed/new-roof?amount=20&default_interval=m',
      },
      link: 'https://donorbox.org/new-roof?amount=20&default_interval=m',
    })
    expect(donationOf([app('justGiving', { buttonLabel: 'Give', charityId: '2096' })])).toEqual({
      label: 'Give',
      link: 'https://link.justgiving.com/v1/charity/donate/charityId/2096',
    })
    expect(
      donationOf([app('justGiving', { charityId: '2096', pageUrl: 'https://www.justgiving.com/page/roof' })])!.link,
    ).toBe('https://www.justgiving.com/page/roof')
    expect(
      bookingOf([
        app('generalBooking', { buttonLabel: 'Tickets', fallbackUrl: 'https://tickets.example/', openInNewTab: true }),
      ]),
    ).toEqual({ fallback: 'https://tickets.example/', isNewTab: true, label: 'Tickets' })
  })

  it('render map tiles around a point, also at the edges of the world', () => {
    const address = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png'
    const { left, rows, top } = tileGrid(address, { ...PLACE, zoom: 15 })
    // The picture of the middle of Cardiff, by the formula that OpenStreetMap gives.
    expect(rows[1]![2]).toBe('https://tile.openstreetmap.org/15/16094/10900.png')
    expect([rows.length, rows[0]!.length]).toEqual([3, 5])
    expect(left).toBeGreaterThanOrEqual(512)
    expect(left).toBeLessThan(768)
    expect(top).toBeGreaterThanOrEqual(256)
    expect(top).toBeLessThan(512)
    for (const edge of [
      { lat: 89.9, lng: 180 },
      { lat: -89.9, lng: -180 },
      { lat: 0, lng: 179.99 },
    ]) {
      const numbers = tileGrid('{x}/{y}', { ...edge, zoom: 2 })
        .rows.flat()
        .flatMap((one) => one.split('/').map(Number))
      expect(numbers.every((number) => Number.isInteger(number) && number >= 0 && number < 4)).toBe(true)
    }
  })
})

describe('cspHeader with apps', () => {
  const needed = {
    'connect-src': ['https://a.example', 'wss://a.example'],
    'frame-src': ['https://frames.example'],
    'script-src': ['https://a.example'],
  }

  it('extends the strict preset by the sources of the apps only', () => {
    const [plain, open] = [cspHeader({ preset: 'strict' }), cspHeader({ preset: 'strict' }, needed)]
    expect(directive(open, 'script-src')).toEqual(["'self'", 'https://a.example'])
    // What stood in for a directive that was not there still holds.
    expect(directive(open, 'connect-src')).toEqual(["'self'", 'https://a.example', 'wss://a.example'])
    expect(directive(open, 'frame-src')).toEqual(['https://frames.example'])
    for (const name of ['default-src', 'img-src', 'style-src', 'form-action', 'frame-ancestors', 'object-src'])
      expect(directive(open, name)).toEqual(directive(plain, name))
  })

  it('leaves presets that already allow them unchanged, and adds to the others', () => {
    const { 'connect-src': _, ...https } = needed
    for (const preset of ['moderate', 'relaxed'] as const)
      expect(cspHeader({ preset }, https)).toBe(cspHeader({ preset }))
    expect(directive(cspHeader({ preset: 'relaxed' }, needed), 'connect-src')).toEqual([
      ...directive(cspHeader({ preset: 'relaxed' }), 'default-src'),
      'wss://a.example',
    ])
  })

  it('keeps a directive that the site set to none, and extends the site’s own narrower directive', () => {
    expect(
      directive(cspHeader({ directives: `{"script-src":"'none'"}`, preset: 'strict' }, needed), 'script-src'),
    ).toEqual(["'none'"])
    const header = cspHeader({ directives: '{"script-src-elem":"https://b.example"}', preset: 'strict' }, needed)
    expect(directive(header, 'script-src-elem')).toEqual(['https://b.example', 'https://a.example'])
  })
})
