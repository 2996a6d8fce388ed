import { gzipSync } from 'node:zlib'
import { expect, test, type Page, type Response } from '../support/test'
import { expectGoodLooks, expectToFit } from '../support/looks'

const host = (slug: string) => process.env.E2E_BASE_URL!.replace('//localhost', `//${slug}.localhost`)

/** Bytes that a page may take on its way, compressed, pictures apart. */
const MOST_BYTES = 60_000

/** Shifts below that nobody minds, as browsers count them. */
const MOST_SHIFT = 0.1

/** Each looks at twenty pages or so. */
const LONG = 240_000

const PHONE = { height: 740, width: 360 }

/** One page for each template of House: its lists, the first document of each type in the sitemap, what is searched for, and nothing. */
async function pagesOf(page: Page): Promise<string[]> {
  // The browser knows where hosts below localhost are; not every system does.
  const sitemap = await (await page.goto(`${host('riverside')}/sitemap.xml`))!.text()
  const paths = [...sitemap.matchAll(/<loc>[^<]*?localhost:\d+(\/[^<]*)<\/loc>/g)].map(([, path]) => path!)
  const types = [
    'blogs',
    'event-collections',
    'organizations',
    'people',
    'posts',
    'seasons',
    'series',
    'venues',
    'works',
  ]
  const documents = types.map((type) => paths.find((path) => path.startsWith(`/${type}/`)))
  expect(documents.filter((path) => path === undefined)).toEqual([])
  return [
    '/',
    '/events',
    '/events/the-seagull',
    '/visit',
    '/pages',
    '/venues',
    '/blogs',
    '/search',
    '/search?q=seagul',
    '/search?q=xylophone',
    '/nothing-here',
    ...documents.map((path) => path!),
  ]
}

interface Figures {
  bytes: number
  largest: number
  paint: number
  shift: number
}

/** What an answer takes on its way as visitors get it: this installation compresses nothing, theirs do. */
async function sizeOf(response: Response): Promise<number> {
  const hasBody = response.status() < 300 || response.status() >= 400
  return (
    (hasBody ? gzipSync(await response.body()).byteLength : 0) + (await response.request().sizes()).responseHeadersSize
  )
}

/** What a phone measures of a page that it has never seen. */
async function measure(page: Page, address: string): Promise<Figures> {
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'image') sizes.push(sizeOf(response))
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  const seen = await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const entriesOf = async (type: string): Promise<PerformanceEntry[]> => {
      const found: PerformanceEntry[] = []
      const observer = new PerformanceObserver((list) => void found.push(...list.getEntries()))
      observer.observe({ buffered: true, type })
      // Entries from before reach an observer with the frames that follow.
      await nextFrame()
      await nextFrame()
      found.push(...observer.takeRecords())
      observer.disconnect()
      return found
    }
    const shifts = (await entriesOf('layout-shift')) as (PerformanceEntry & { value: number })[]
    return {
      largest: (await entriesOf('largest-contentful-paint')).at(-1)?.startTime ?? 0,
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      shift: shifts.reduce((sum, { value }) => sum + value, 0),
    }
  })
  return { bytes: (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0), ...seen }
}

test('a visitor finds every template of House accessible, in light and dark, wide and narrow', async ({ page }) => {
  test.setTimeout(LONG)
  for (const path of await pagesOf(page)) {
    await page.goto(host('riverside') + path)
    await expectGoodLooks(page)
  }
})

test('a visitor loads every template of House within 60 kB and without layout shift', async ({ browser, page }) => {
  test.setTimeout(LONG)
  const paths = await pagesOf(page)
  for (const path of paths) {
    // Nothing is kept from the page before.
    const context = await browser.newContext({ viewport: PHONE })
    const { bytes, largest, paint, shift } = await measure(await context.newPage(), host('riverside') + path)
    await context.close()
    console.info(
      `${path}: ${(bytes / 1000).toFixed(1)} kB without pictures, contentful paint ${Math.round(paint)} ms, largest ${Math.round(largest)} ms, layout shift ${shift.toFixed(4)}`,
    )
    expect.soft([path, bytes > 0 && bytes < MOST_BYTES]).toEqual([path, true])
    expect.soft([path, shift < MOST_SHIFT]).toEqual([path, true])
  }
})

test('a visitor sees three different themes on the demo theatres, each of them accessible', async ({ page }) => {
  test.setTimeout(LONG)
  const seen = new Map<string, string>()
  for (const slug of ['riverside', 'harbour', 'lantern']) {
    for (const path of slug === 'lantern'
      ? ['/', '/search', '/nothing-here']
      : ['/', '/events', '/venues', '/search?q=a']) {
      await page.goto(host(slug) + path)
      await expectGoodLooks(page)
      await page.emulateMedia({ colorScheme: 'dark' })
      await expectToFit(page)
      await page.emulateMedia({ colorScheme: 'light' })
    }
    await page.goto(`${host(slug)}/events`)
    seen.set(
      slug,
      await page.evaluate(() => {
        const [root, top, heading] = [
          document.documentElement,
          document.querySelector('.top')!,
          document.querySelector('h1')!,
        ]
        const of = (element: Element, ...names: (keyof CSSStyleDeclaration)[]) =>
          names.map((name) => String(getComputedStyle(element)[name])).join(' ')
        return [
          of(document.body, 'backgroundColor', 'color'),
          of(top, 'backgroundColor', 'flexDirection'),
          of(heading, 'fontFamily', 'fontSize', 'textTransform'),
          getComputedStyle(root).getPropertyValue('--accent'),
        ].join(' | ')
      }),
    )
  }
  expect(new Set(seen.values()).size).toBe(3)
})

test(
  'a visitor searches by keyboard without JavaScript, and finds links when there are no results',
  { tag: '@core' },
  async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE })
    const page = await context.newPage()
    await page.goto(`${host('riverside')}/`)
    await page.getByRole('button', { exact: true, name: 'Search' }).press('Enter')
    await page.getByRole('searchbox', { name: 'Search this website' }).fill('seagul')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible()
    await page.locator('.found a[href="/events/the-seagull"]').click()
    await expect(page).toHaveURL(`${host('riverside')}/events/the-seagull`)
    await page.goto(`${host('riverside')}/cy/search?q=xylophone`)
    await expect(page.getByRole('status')).toContainText('xylophone')
    await page.getByRole('navigation', { name: 'Gallech edrych yma hefyd' }).getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Beth sydd ymlaen' })).toBeVisible()
    await context.close()
  },
)
