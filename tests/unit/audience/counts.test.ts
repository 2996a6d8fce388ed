import type { BasePayload } from 'payload'
import { AudienceCounts, dayIn } from '@/plugins/audience/lib/AudienceCounts'
import type { Count } from '@/plugins/audience/database/counts'
import { isCrawler, isOpening, isPerson } from '@/plugins/audience/lib/isPerson'
import { COUNTED } from '@/plugins/audience/lib/kinds'
import { daysOf, lastDays, lengthOf } from '@/plugins/audience/lib/period'
import { searchedWords } from '@/plugins/audience/lib/countVisits'
import { sourceOf } from '@/plugins/audience/lib/sourceOf'

const warnings: object[] = []
const payload = { logger: { warn: (entry: object) => warnings.push(entry) } } as unknown as BasePayload
const SITE = { id: 'a', timezone: 'Europe/London' }

/** Sums whose writes are collected, and fail while told so. */
function newCounts(options: { maxWaiting?: number; now?: () => number; seconds?: number } = {}) {
  const written: Count[] = []
  const state = { isFailing: false }
  const counts = new AudienceCounts({
    ...options,
    seconds: () => options.seconds ?? 10,
    write: (_payload, rows) => {
      if (state.isFailing) return Promise.reject(new Error('The database is away'))
      written.push(...rows.map((row) => ({ ...row })))
      return Promise.resolve()
    },
  })
  return { counts, state, written }
}

describe('the sums of visitors', () => {
  it('adds up equal visits of one day and writes each sum once', async () => {
    const { counts, written } = newCounts({ now: () => Date.parse('2026-11-30T12:00:00Z') })
    for (let index = 0; index < 3; index++) counts.add(payload, SITE, 'visit', 'pages/1/en')
    counts.add(payload, { ...SITE, id: 'b' }, 'visit', 'pages/1/en')
    await counts.write()
    await counts.write()
    expect(written).toEqual([
      { day: '2026-11-30', key: 'pages/1/en', kind: 'visit', n: 3, tenantId: 'a' },
      { day: '2026-11-30', key: 'pages/1/en', kind: 'visit', n: 1, tenantId: 'b' },
    ])
  })

  it('keeps the sums of a write that failed, and adds later visits to them', async () => {
    const { counts, state, written } = newCounts()
    counts.add(payload, SITE, 'press', 'e/p')
    state.isFailing = true
    await counts.write()
    counts.add(payload, SITE, 'press', 'e/p')
    expect([written.length, warnings.length]).toEqual([0, 1])
    state.isFailing = false
    await counts.write()
    expect(written.map(({ n }) => n)).toEqual([2])
  })

  it('keeps what is counted while a write is under way', async () => {
    const { counts, written } = newCounts()
    counts.add(payload, SITE, 'visit', 'pages/1/en')
    const writing = counts.write()
    counts.add(payload, SITE, 'visit', 'pages/2/en')
    await writing
    await counts.write()
    expect(written.reduce((sum, { n }) => sum + n, 0)).toBe(2)
  })

  it('counts made-up keys of a day as others, also over several writes, and known keys further', async () => {
    const { counts, written } = newCounts()
    for (let index = 0; index < COUNTED.source + 50; index++) {
      counts.add(payload, SITE, 'source', `made-up-${index}.example`)
      if (index % 100 === 0) await counts.write()
    }
    counts.add(payload, SITE, 'source', 'made-up-0.example')
    await counts.write()
    expect(new Set(written.map(({ key }) => key)).size).toBe(COUNTED.source + 1)
    expect(written.reduce((sum, { key, n }) => sum + (key === '*' ? n : 0), 0)).toBe(50)
    expect(written.filter(({ key }) => key === 'made-up-0.example').map(({ n }) => n)).toEqual([1, 1])
  })

  it('has room for new keys again on the next day', async () => {
    let now = Date.parse('2026-11-30T12:00:00Z')
    const { counts, written } = newCounts({ now: () => now })
    for (let index = 0; index < COUNTED.search; index++) counts.add(payload, SITE, 'search', `word ${index}`)
    now += 24 * 60 * 60_000
    counts.add(payload, SITE, 'search', 'one more')
    await counts.write()
    expect(written.at(-1)).toMatchObject({ day: '2026-12-01', key: 'one more' })
  })

  it('holds a bounded number of sums while the database is away, and loses no visit', async () => {
    const { counts, written } = newCounts({ maxWaiting: 10 })
    for (let index = 0; index < 100; index++) counts.add(payload, SITE, 'visit', `pages/${index}/en`)
    await counts.write()
    expect(written.length).toBe(11)
    expect(written.reduce((sum, { n }) => sum + n, 0)).toBe(100)
  })

  it('counts nothing when the installation does not count', async () => {
    const { counts, written } = newCounts({ seconds: 0 })
    counts.add(payload, SITE, 'visit', 'pages/1/en')
    await counts.write()
    expect(written).toEqual([])
  })
})

describe('the day of a visit', () => {
  it('is that of the site’s time zone', () => {
    const moment = Date.parse('2026-11-30T23:30:00Z')
    expect(['Europe/London', 'Europe/Madrid', 'America/New_York'].map((zone) => dayIn(zone, moment))).toEqual([
      '2026-11-30',
      '2026-12-01',
      '2026-11-30',
    ])
  })

  it('ends at local midnight where clocks change, in spring and in autumn', () => {
    const at = (moment: string) => dayIn('Europe/London', Date.parse(moment))
    expect(
      ['2026-03-28T23:59:59Z', '2026-03-29T00:00:00Z', '2026-03-29T22:59:59Z', '2026-03-29T23:00:00Z'].map(at),
    ).toEqual(['2026-03-28', '2026-03-29', '2026-03-29', '2026-03-30'])
    expect(
      ['2026-10-24T22:59:59Z', '2026-10-24T23:00:00Z', '2026-10-25T23:59:59Z', '2026-10-26T00:00:00Z'].map(at),
    ).toEqual(['2026-10-24', '2026-10-25', '2026-10-25', '2026-10-26'])
  })

  it('is over where the next one begins at one o’clock', () => {
    const at = (moment: string) => dayIn('America/Santiago', Date.parse(moment))
    // On 6 September 2026 clocks go from 00:00 to 01:00.
    expect(
      ['2026-09-05T12:00:00Z', '2026-09-06T03:59:59Z', '2026-09-06T04:00:00Z', '2026-09-07T02:59:59Z'].map(at),
    ).toEqual(['2026-09-05', '2026-09-05', '2026-09-06', '2026-09-06'])
    expect(['2026-09-07T03:00:00Z', '2026-09-07T12:00:00Z'].map(at)).toEqual(['2026-09-07', '2026-09-07'])
  })

  it('is that of UTC for a zone that does not exist', () => {
    expect(dayIn('Nowhere/Land', Date.parse('2026-11-30T23:30:00Z'))).toBe('2026-11-30')
  })

  it('belongs to a period that ends today and has each day once', () => {
    const period = lastDays(28, 'Europe/London', new Date('2026-03-30T00:30:00Z'))
    expect(period).toEqual({ from: '2026-03-03', to: '2026-03-30' })
    expect([lengthOf(period), daysOf(period).length, new Set(daysOf(period)).size]).toEqual([28, 28, 28])
    expect(lengthOf({ from: '2026-03-02', to: '2026-03-01' })).toBe(0)
  })
})

describe('who is counted', () => {
  const headers = (of: Record<string, string>) => new Headers(of)
  const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

  it('is a browser, not a bot and not a program without a name', () => {
    const agents = [
      FIREFOX,
      'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
      'curl/8.5.0',
      'GPTBot/1.2',
    ]
    expect(agents.map((agent) => isPerson(headers({ 'User-Agent': agent })))).toEqual([true, false, false, false])
    expect(isPerson(headers({}))).toBe(false)
  })

  it('is no crawler, but may be an importer of calendars', () => {
    const agents = ['Googlebot/2.1', 'Baiduspider', 'Yahoo! Slurp', 'MyCrawler/1', 'Google-Calendar-Importer', 'iOS/18']
    expect(agents.map((agent) => isCrawler(headers({ 'User-Agent': agent })))).toEqual([
      ...[true, true, true, true],
      ...[false, false],
    ])
    expect(isCrawler(headers({}))).toBe(false)
  })

  it('opens a page: neither a prefetch nor a part of another page', () => {
    expect(isOpening(headers({}))).toBe(true)
    expect(isOpening(headers({ 'Sec-Fetch-Dest': 'document' }))).toBe(true)
    const others: [string, string][] = [
      ['Sec-Fetch-Dest', 'empty'],
      ['Sec-Purpose', 'prefetch;prerender'],
      ['Purpose', 'prefetch'],
      ['X-Moz', 'prefetch'],
    ]
    expect(others.map(([name, value]) => isOpening(headers({ [name]: value })))).toEqual([false, false, false, false])
  })
})

describe('what is kept of a referrer', () => {
  const source = (referrer: string | null) => sourceOf(referrer, ['a.example', 'localhost:3000'])

  it('is its host alone', () => {
    expect(source('https://www.Guardian.example/stage?reader=ada@test.example#me')).toBe('guardian.example')
    expect(source('https://user:secret@news.example/')).toBe('news.example')
  })

  it('is nothing for the site itself, and no name for none', () => {
    expect([source('https://a.example/events'), source('http://localhost:3000/'), source(null)]).toEqual([
      null,
      null,
      '-',
    ])
  })

  it('is no computer of somebody’s network, no address, and nothing made up', () => {
    const referrers = [
      'http://192.168.0.7/',
      'http://[::1]/',
      'http://intranet/',
      'android-app://org.mail',
      'nonsense',
      `https://${'x'.repeat(120)}.example/`,
    ]
    expect(referrers.map(source)).toEqual(referrers.map(() => '*'))
  })
})

describe('what is kept of a search', () => {
  it('is its words in one spelling', () => {
    expect(['  Wicked \n Musical ', 'HAMLET', 'القاهرة', 'Season 2026'].map(searchedWords)).toEqual([
      'wicked musical',
      'hamlet',
      'القاهرة',
      'season 2026',
    ])
  })

  it('is nothing that looks like an address, a telephone number or a text', () => {
    const texts = [
      'ada@test.example',
      '+44 20 7946 0000',
      '٠١٢٣٤٥٦٧٨',
      'https://spam.example',
      'www.spam.example',
      '<script>',
      'x'.repeat(61),
      '   ',
    ]
    expect(texts.map(searchedWords)).toEqual(texts.map(() => null))
  })
})
