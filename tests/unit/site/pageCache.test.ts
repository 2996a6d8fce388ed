import { jest } from '@jest/globals'
import { templateData } from '@/lib/content/liquid/liquidBlocks'
import { PageCache, type CachedPage } from '@/plugins/site/lib/cache/cachedPage'
import { PageExpiry } from '@/plugins/site/lib/cache/PageExpiry'
import { liquidRenderer } from '@/plugins/site/lib/liquid/liquidRenderer'
import { printed, viewOf } from '../themes/engine/support'

const pageOf = (length: number, until = 1_000): CachedPage => ({
  body: new Uint8Array(length),
  needed: {},
  subject: { document: null, path: '/', search: null, template: 'page' },
  tag: '"x"',
  until,
})

describe('PageCache', () => {
  it('stays within its maximum size, and keeps the most recently requested pages', () => {
    const pages = new PageCache(100_000)
    pages.set('/', pageOf(2_000), 0)
    for (let index = 0; index < 5_000; index++) {
      pages.set(`/events?page=${index}`, pageOf(2_000), 0)
      pages.get('/', 0)
    }
    expect(pages.size).toBeLessThanOrEqual(100_000)
    expect(pages.get('/', 0)).not.toBeNull()
    expect(pages.get('/events?page=1', 0)).toBeNull()
  })

  it('skips a page that is too large, and keeps the others', () => {
    const pages = new PageCache(100_000)
    pages.set('/', pageOf(2_000), 0)
    pages.set('/long', pageOf(90_000), 0)
    expect([pages.get('/long', 0), pages.get('/', 0)]).toEqual([null, expect.anything()])
  })

  it('returns a page until it expires, and does not store an expired page', () => {
    const pages = new PageCache(100_000)
    pages.set('/', pageOf(10, 500), 100)
    pages.set('/late', pageOf(10, 500), 500)
    expect([pages.get('/', 499), pages.get('/', 500), pages.get('/', 499), pages.get('/late', 400)]).toEqual([
      expect.anything(),
      null,
      null,
      null,
    ])
  })

  it('renders a page once for concurrent requests, and again after a failure', async () => {
    const pages = new PageCache(1_000)
    let made = 0
    const work = async () => ++made
    expect(await Promise.all([pages.share('a', work), pages.share('a', work), pages.share('b', work)])).toEqual([
      1, 1, 2,
    ])
    const failing = () => Promise.reject(new Error('away'))
    await expect(pages.share('a', failing)).rejects.toThrow('away')
    expect(await pages.share('a', work)).toBe(3)
  })
})

const data = templateData({
  language: 'en',
  page: { address: 'https://riverside.example/visit', description: null, path: '/visit', title: 'Visit' },
  site: {
    address: 'https://riverside.example',
    currency: 'GBP',
    defaultLanguage: 'en',
    languages: ['en'],
    name: 'Riverside',
    timezone: 'Europe/London',
  },
})

describe('PageExpiry', () => {
  const MINUTE = 60_000
  const SOON = 5_000
  const since = 10 * MINUTE + 1
  const untilOf = (template: string): number => {
    const expiry = new PageExpiry(since)
    printed(template, viewOf({ expiry }))
    return expiry.until
  }

  beforeEach(() => {
    jest.spyOn(Date, 'now').mockReturnValue(since)
  })

  it('keeps a page that waited for its turn for five seconds from when it was rendered', () => {
    jest.spyOn(Date, 'now').mockReturnValue(since + MINUTE)
    expect(untilOf("{{ 'now' | date: '%S' }}")).toBe(since + MINUTE + SOON)
  })

  it('never expires a page that does not depend on the current time', () => {
    expect(untilOf("{{ '2030-01-01T00:00:00Z' | date: '%H:%M:%S' }} now, today: book now")).toBe(
      Number.POSITIVE_INFINITY,
    )
  })

  it('expires a page that shows the time after the current minute, and one with seconds or random items after five seconds', () => {
    for (const template of ["{{ 'now' | date: '%Y' }}", "{{ 'today' | date: 'day' }}", "{{ 'now' | date: '%H:%M' }}"])
      expect(untilOf(template)).toBe(11 * MINUTE)
    for (const template of [
      "{{ 'now' | date: '%S' }}",
      "{{ 'now' | date: '%-S' }}",
      "{{ 'now' | date }}",
      "{{ 'now' | date_to_xmlschema }}",
      "{% assign all = 'a,b' | split: ',' %}{{ all | sample }}",
    ])
      expect(untilOf(template)).toBe(since + SOON)
  })

  it('expires a page after five seconds when a template of an editor uses the current time or fails', () => {
    const untilOfBlock = (template: string) => {
      const expiry = new PageExpiry(since)
      liquidRenderer({ data, expiry, log: () => undefined, site: 'a' })(template)
      return expiry.until
    }
    expect([
      untilOfBlock("{{ 'now' | date: '%Y' }}"),
      untilOfBlock('{{ a | shout }}'),
      untilOfBlock('{{ a | shout }}'),
    ]).toEqual([since + SOON, since + SOON, since + SOON])
    expect(untilOfBlock('<p>Book now</p>')).toBe(Number.POSITIVE_INFINITY)
  })

  it('keeps the earliest future moment, and ignores past ones', () => {
    const expiry = new PageExpiry(since)
    for (const moment of [since - 1, since + 500, since + 100]) expiry.expireAt(moment)
    expect(expiry.until).toBe(since + 100)
  })
})
