import { templateData } from '@/lib/content/liquid/liquidBlocks'
import { PageCache, type CachedPage } from '@/plugins/site/lib/cache/cachedPage'
import { PageExpiry } from '@/plugins/site/lib/cache/PageExpiry'
import { liquidRenderer } from '@/plugins/site/lib/liquid/liquidRenderer'
import { printed, viewOf } from '../themes/engine/support'

const pageOf = (length: number, until = 1_000): CachedPage => ({
  body: new Uint8Array(length),
  needed: {},
  tag: '"x"',
  until,
})

describe('rendered pages of a process', () => {
  it('take no more room than they have, however many addresses are asked for; those asked for last stay', () => {
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

  it('are not emptied for one that is too large', () => {
    const pages = new PageCache(100_000)
    pages.set('/', pageOf(2_000), 0)
    pages.set('/long', pageOf(90_000), 0)
    expect([pages.get('/long', 0), pages.get('/', 0)]).toEqual([null, expect.anything()])
  })

  it('are there until what they say is over', () => {
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

  it('are made once for all who ask at the same time, and again after a failure', async () => {
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

describe('how long a page stays true', () => {
  const MINUTE = 60_000
  const since = 10 * MINUTE + 1
  const untilOf = (template: string): number => {
    const holding = new PageExpiry(since)
    printed(template, viewOf({ expiry: holding }))
    return holding.until
  }

  it('is for ever where nothing on it changes by itself', () => {
    expect(untilOf("{{ '2030-01-01T00:00:00Z' | date: '%H:%M:%S' }} now, today: book now")).toBe(
      Number.POSITIVE_INFINITY,
    )
  })

  it('is to the end of the minute where it names the present, and no time where it names the second', () => {
    for (const template of ["{{ 'now' | date: '%Y' }}", "{{ 'today' | date: 'day' }}", "{{ 'now' | date: '%H:%M' }}"])
      expect(untilOf(template)).toBe(11 * MINUTE)
    for (const template of [
      "{{ 'now' | date: '%S' }}",
      "{{ 'now' | date: '%-S' }}",
      "{{ 'now' | date }}",
      "{{ 'now' | date_to_xmlschema }}",
      "{% assign all = 'a,b' | split: ',' %}{{ all | sample }}",
    ])
      expect(untilOf(template)).toBe(since)
  })

  it('is no time where a template of an editor names the present, or is left out for now', () => {
    const untilOfBlock = (template: string) => {
      const holding = new PageExpiry(since)
      liquidRenderer({ data, holding, log: () => undefined, site: 'a' })(template)
      return holding.until
    }
    expect([
      untilOfBlock("{{ 'now' | date: '%Y' }}"),
      untilOfBlock('{{ a | shout }}'),
      untilOfBlock('{{ a | shout }}'),
    ]).toEqual([since, since, since])
    expect(untilOfBlock('<p>Book now</p>')).toBe(Number.POSITIVE_INFINITY)
  })

  it('is to the first of what changes, and what has changed already counts no more', () => {
    const holding = new PageExpiry(since)
    for (const moment of [since - 1, since + 500, since + 100]) holding.expireAt(moment)
    expect(holding.until).toBe(since + 100)
  })
})
