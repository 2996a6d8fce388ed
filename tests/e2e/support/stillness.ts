import { expect, type Page } from './test'
import { withoutChanges } from './withoutChanges'

/** How much of a screen may move by itself, in the browser's measure of layout shift. */
const MOST = 0.01

interface Shift extends PerformanceEntry {
  hadRecentInput: boolean
  sources: { node: Node | null }[]
  value: number
}

/** Collects from now on what moves on the pages of a browser tab without anybody having pressed anything. */
export async function watchShifts(page: Page): Promise<void> {
  await withoutChanges(page)
  await page.addInitScript(() => {
    const found: { value: number; what: string }[] = []
    Object.assign(window, { shifts: found })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.hadRecentInput) continue
        const moved = entry.sources.map(({ node }) => (node instanceof HTMLElement ? node.className : ''))
        found.push({ value: entry.value, what: moved.join(', ') })
      }
    }).observe({ buffered: true, type: 'layout-shift' })
  })
}

/**
 * Holds the styles of the next screen back until a part of it is on the page and has been measured, as scripts do. The page
 * must be a new one.
 * @param part selector
 */
export const holdStyles = (page: Page, part: string): Promise<unknown> =>
  page.route(/\.css(?:\?|$)/, async (route) => {
    await page
      .locator(part)
      .first()
      .evaluate((element) => element.getBoundingClientRect())
    await route.continue()
  })

/** Fails if the screen has moved since it was loaded, and names what has. */
export async function expectStill(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  const shifts = await page.evaluate(() => (window as unknown as { shifts: { value: number; what: string }[] }).shifts)
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  const names = shifts.filter(({ value }) => value > 0.001).map(({ value, what }) => `${value.toFixed(4)} ${what}`)
  expect.soft(sum, [page.url(), ...names].join('\n')).toBeLessThan(MOST)
}

/**
 * Fails unless what the server sends names the screen: its heading and breadcrumbs are the ones that it has once it has
 * come alive.
 */
export async function expectNamedByServer(page: Page): Promise<void> {
  const answer = await page.context().request.get(page.url(), { headers: { Origin: process.env.E2E_BASE_URL! } })
  const html = await answer.text()
  const sent = await page.evaluate((source) => {
    const screen = new DOMParser().parseFromString(source, 'text/html')
    // What React streams later is put in its place by scripts, which do not run here.
    const heading = screen.querySelector('h1')?.textContent.trim()
    return { heading, trail: screen.querySelector('.step-nav')?.textContent.trim() }
  }, html)
  const shown = {
    heading: (await page.locator('h1').first().textContent())?.trim(),
    trail: (await page.locator('.step-nav').first().textContent())?.trim(),
  }
  expect.soft(sent, page.url()).toEqual(shown)
}
