import { slugify } from '@/lib/content/slugify'
import { hostOf } from '@/lib/site/hosts'
import {
  isViewable,
  liveAddress,
  ownOrigins,
  safeHref,
  safeJson,
  siteOrigin,
  inLanguage,
  localPath,
  parseSitePath,
} from '@/lib/site/addresses'

const SETTINGS = {
  HOSTED_SUFFIX: 'qa.callboard.site',
  HOSTED_SUFFIX_THEMES: 'callboard.app',
  SERVER_URL: 'https://admin.callboard.example',
}
const LOCAL = { ...SETTINGS, SERVER_URL: 'http://localhost:3000' }
const PUBLISHED = { _status: 'published', publishedAt: '2026-01-01T00:00:00.000Z' }

const domain = (name: string, status: string, isPrimary = false) => ({ domain: name, isPrimary, status })

describe('ownOrigins', () => {
  it('are those of all active domains, and those that came with the site', () => {
    const domains = [domain('www.example.org', 'active'), domain('claimed.example', 'needs_setup')]
    expect([...ownOrigins({ domains, slug: 'riverside' }, SETTINGS)].sort()).toEqual([
      'https://riverside.callboard.app',
      'https://riverside.qa.callboard.site',
      'https://www.example.org',
    ])
  })
})

describe('siteOrigin', () => {
  it('is the primary active domain [B-380]', () => {
    const domains = [domain('www.example.org', 'active'), domain('riverside.example', 'active', true)]
    expect(siteOrigin({ domains, slug: 'riverside' }, SETTINGS)).toBe('https://riverside.example')
  })

  it('is any active domain when the primary domain is not active [B-381]', () => {
    const domains = [
      domain('riverside.example', 'needs_setup', true),
      domain('error.example', 'error'),
      domain('www.example.org', 'active'),
    ]
    expect(siteOrigin({ domains, slug: 'riverside' }, SETTINGS)).toBe('https://www.example.org')
  })

  it('is the slug below the no-code suffix for a no-code theme, else below the theme suffix [B-382, B-383]', () => {
    const domains = [domain('riverside.example', 'verifying', true), domain('riverside.localhost', 'development')]
    expect(siteOrigin({ domains, renderMode: 'nocode', slug: 'riverside' }, SETTINGS)).toBe(
      'https://riverside.qa.callboard.site',
    )
    expect(siteOrigin({ domains, renderMode: 'code', slug: 'riverside' }, SETTINGS)).toBe(
      'https://riverside.callboard.app',
    )
    expect(siteOrigin({ domains: [], slug: 'riverside' }, SETTINGS)).toBe('https://riverside.callboard.app')
  })

  it('is a localhost address on a local installation without an active domain', () => {
    expect(siteOrigin({ domains: [], slug: 'riverside' }, LOCAL)).toBe('http://riverside.localhost:3000')
    expect(siteOrigin({ domains: [domain('stage.localhost', 'development', true)], slug: 'riverside' }, LOCAL)).toBe(
      'http://stage.localhost:3000',
    )
    expect(
      siteOrigin({ domains: [domain('stage.localhost:4000', 'development', true)], slug: 'riverside' }, LOCAL),
    ).toBe('http://stage.localhost:4000')
    expect(siteOrigin({ domains: [domain('riverside.example', 'active')], slug: 'riverside' }, LOCAL)).toBe(
      'https://riverside.example',
    )
  })
})

describe('siteOrigin with a development domain', () => {
  const of = (domains: ReturnType<typeof domain>[], settings = SETTINGS) =>
    siteOrigin({ domains, slug: 'riverside' }, settings)

  it('prefers any active domain, on any installation', () => {
    for (const settings of [SETTINGS, LOCAL]) {
      for (const name of ['riverside.localhost', 'riverside.dev.callboard.site']) {
        expect(
          of(
            [
              domain(name, 'development'),
              domain('www.example.org', 'active'),
              domain('riverside.example', 'active', true),
            ],
            settings,
          ),
        ).toBe('https://riverside.example')
        expect(of([domain(name, 'development', true), domain('www.example.org', 'active')], settings)).toBe(
          'https://www.example.org',
        )
      }
    }
  })

  it('uses the development domain only when it is primary, else the slug', () => {
    expect(of([domain('stage.localhost', 'development', true)], LOCAL)).toBe('http://stage.localhost:3000')
    expect(of([domain('stage.localhost', 'development')], LOCAL)).toBe('http://riverside.localhost:3000')
    expect(
      of([domain('riverside.example', 'needs_setup', true), domain('stage.localhost', 'development')], LOCAL),
    ).toBe('http://riverside.localhost:3000')
    expect(of([domain('stage.dev.callboard.site', 'development', true)])).toBe('https://stage.dev.callboard.site')
    expect(of([domain('stage.dev.callboard.site', 'development')])).toBe('https://riverside.callboard.app')
    // Of a machine that visitors of this installation do not sit at.
    expect(of([domain('stage.local', 'development', true)])).toBe('https://riverside.callboard.app')
  })
})

describe('liveAddress', () => {
  const site = { domains: [domain('riverside.example', 'active', true)], slug: 'riverside' }

  it('is the path or slug of a page, and collection and slug of other documents [B-384, B-385]', () => {
    expect(
      liveAddress('pages', { ...PUBLISHED, relativePath: '/visit/getting-here', slug: 'getting-here' }, site, SETTINGS),
    ).toBe('https://riverside.example/visit/getting-here')
    expect(liveAddress('pages', { ...PUBLISHED, slug: 'visit' }, site, SETTINGS)).toBe(
      'https://riverside.example/visit',
    )
    expect(liveAddress('pages', { ...PUBLISHED, slug: 'home' }, site, SETTINGS)).toBe('https://riverside.example/')
    expect(liveAddress('people', { ...PUBLISHED, slug: 'ada-lane' }, site, SETTINGS)).toBe(
      'https://riverside.example/people/ada-lane',
    )
    expect(liveAddress('events', { ...PUBLISHED, slug: 'a/../b?c' }, site, SETTINGS)).toBe(
      'https://riverside.example/events/a%2F..%2Fb%3Fc',
    )
    expect(liveAddress('people', { ...PUBLISHED }, site, SETTINGS)).toBeNull()
    expect(liveAddress('media', { ...PUBLISHED, slug: 'poster' }, site, SETTINGS)).toBeNull()
  })

  it('exists for documents with publishedAt or publishDate, and for published events [B-187, B-188]', () => {
    expect(isViewable('posts', { publishedAt: '2026-01-01' })).toBe(true)
    expect(isViewable('posts', { _status: 'draft', publishDate: '2026-01-01' })).toBe(true)
    expect(isViewable('posts', { _status: 'published' })).toBe(false)
    expect(isViewable('events', { _status: 'published' })).toBe(true)
    expect(isViewable('events', { _status: 'draft' })).toBe(false)
    expect(liveAddress('posts', { _status: 'draft', slug: 'news' }, site, SETTINGS)).toBeNull()
  })
})

describe('hostOf', () => {
  const HOSTS = {
    adminHost: 'admin.callboard.example',
    developmentHost: 'dev.callboard.site',
    hostedSuffixes: ['callboard.site', 'callboard.app'],
    ownHosts: ['admin.callboard.example', 'preview.callboard.site', 'edge.callboard.site'],
  }
  const local = { ...HOSTS, adminHost: 'localhost' }

  it('distinguishes the admin, hosted sites and custom domains', () => {
    expect(hostOf('admin.callboard.example:443', HOSTS)).toEqual({ kind: 'admin' })
    expect(hostOf('riverside.callboard.site', HOSTS)).toEqual({
      isOurs: true,
      kind: 'site',
      names: ['riverside.callboard.site'],
      slug: 'riverside',
    })
    expect(hostOf('RIVERSIDE.callboard.app.:8080', HOSTS)).toEqual({
      isOurs: true,
      kind: 'site',
      names: ['riverside.callboard.app', 'riverside.callboard.app:8080'],
      slug: 'riverside',
    })
    expect(hostOf('www.example.org', HOSTS)).toEqual({
      isOurs: false,
      kind: 'site',
      names: ['www.example.org'],
      slug: null,
    })
    expect(hostOf('riverside.localhost:3000', local)).toMatchObject({ isOurs: true, slug: 'riverside' })
    expect(hostOf('riverside.localhost:3000', HOSTS)).toMatchObject({ isOurs: false, slug: null })
  })

  it('returns no slug for reserved names and nested subdomains', () => {
    for (const name of [
      'edge.callboard.site',
      'preview.callboard.site',
      'dev.callboard.site',
      'a.dev.callboard.site',
      'x.riverside.callboard.site',
    ])
      expect(hostOf(name, HOSTS)).toMatchObject({ slug: null })
  })

  it('returns "other" for an invalid host', () => {
    for (const header of [
      null,
      '',
      ':80',
      '127.0.0.1',
      '[::1]:3000',
      'a b.callboard.site',
      'riverside.callboard.site@evil.example',
      'riverside.callboard.site/x',
      'riverside.callboard.site:x',
      'x'.repeat(300),
    ])
      expect(hostOf(header, HOSTS)).toEqual({ kind: 'other' })
  })
})

describe('Site path', () => {
  it('starts with the language, except for the default language', () => {
    expect(parseSitePath('/cy/visit/', ['en', 'cy'], 'en')).toEqual({ language: 'cy', path: '/visit' })
    expect(parseSitePath('/cy', ['en', 'cy'], 'en')).toEqual({ language: 'cy', path: '/' })
    expect(parseSitePath('/cy/visit', ['en'], 'en')).toEqual({ language: 'en', path: '/cy/visit' })
    expect(parseSitePath('/en/visit', ['en', 'cy'], 'en')).toEqual({ language: 'en', path: '/en/visit' })
    expect([inLanguage('/', 'cy', 'en'), inLanguage('/visit', 'cy', 'en'), inLanguage('/visit', 'en', 'en')]).toEqual([
      '/cy',
      '/cy/visit',
      '/visit',
    ])
  })

  it('accepts local paths and safe link schemes only', () => {
    expect(localPath('/visit?x=1')).toBe('/visit?x=1')
    for (const path of ['//evil.example', '/\\evil.example', 'https://evil.example', '/a\nb', '', null, 7])
      expect(localPath(path)).toBe('/')
    for (const address of ['https://example.org', 'mailto:a@example.org', 'tel:+44', '/visit', '#content', '?page=2'])
      expect(safeHref(address)).toBe(address)
    for (const address of [
      'javascript:alert(1)',
      ' java\nscript:alert(1)',
      'data:text/html,x',
      '//evil.example',
      '/\\evil.example',
      'vbscript:x',
      null,
    ])
      expect(safeHref(address)).toBeNull()
  })
})

describe('safeJson', () => {
  it('escapes characters that could close the script element', () => {
    const value = { name: '</script><!--<script>\u2028&' }
    const text = safeJson(value)
    expect(text).not.toMatch(/[<>&\u2028]/)
    expect(JSON.parse(text)).toEqual(value)
  })
})

describe('slugify', () => {
  it.each([
    ['𝓕𝓪𝓷𝓬𝔂 ﬁlm', 'fancy-film'],
    ['Łódź – The Winter’s Tale', 'lodz-the-winters-tale'],
    ['???', ''],
  ])('makes of %s the slug %s', (title, slug) => {
    expect(slugify(title)).toBe(slug)
  })
})
