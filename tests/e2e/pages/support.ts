import { expect, type Locator, type Page } from '@playwright/test'
import type { OwnSite } from '../people/support/site'

export const PATH = '/admin/collections/pages'

export const MOVED = 'Reorganised the site tree successfully.'
export const NOT_MOVED = 'Failed to reorganise the site tree.'

export const grid = (page: Page): Locator => page.getByRole('treegrid', { name: 'Pages of the site' })

/** A row by the title of its page. */
export const row = (page: Page, title: string): Locator =>
  grid(page)
    .getByRole('row')
    .filter({ has: page.getByRole('link', { exact: true, name: title }) })

/** The rows in sight, from top to bottom, a dash for each level below the top. */
export const outline = (page: Page): Promise<string> =>
  grid(page)
    .getByRole('row')
    .evaluateAll((rows) =>
      rows
        .toSorted((one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top)
        .map(
          (one) => '-'.repeat(Number(one.getAttribute('aria-level')) - 1) + (one.querySelector('a')?.textContent ?? ''),
        )
        .join(' '),
    )

export const expectOutline = (page: Page, expected: string): Promise<void> =>
  expect.poll(() => outline(page)).toBe(expected)

/**
 * Makes the pages of a drawing: titles in order, those below in brackets, drafts with a star.
 * @returns ids by title
 */
export async function createPages(site: OwnSite, drawing: string): Promise<Record<string, string>> {
  const ids: Record<string, string> = {}
  const above: string[] = []
  let last = ''
  for (const [token] of drawing.matchAll(/[\w’ -]+\*?|[()]/g)) {
    if (token === '(') above.push(last)
    else if (token === ')') above.pop()
    else {
      last = token.replace('*', '')
      const parent = above.length > 0 ? ids[above.at(-1)!] : null
      const made = await site.asProvider<{ doc: { id: string } }>('POST', '/pages', {
        _status: token.endsWith('*') ? 'draft' : 'published',
        parent,
        tenant: site.id,
        title: last,
      })
      ids[last] = made.doc.id
    }
  }
  return ids
}

/** The tree as the server has it, drawn like the rows. */
export async function stored(site: OwnSite): Promise<string> {
  const { docs } = await site.asProvider<{ docs: { id: string; parent: string | null; title: string }[] }>(
    'GET',
    `/pages/tree?tenantId=${site.id}`,
  )
  const below = (parent: string | null, level: number): string[] =>
    docs
      .filter((one) => one.parent === parent)
      .flatMap(({ id, title }) => ['-'.repeat(level) + title, ...below(id, level + 1)])
  return below(null, 0).join(' ')
}

/** Where on a row a page is dropped. */
type Spot = 'above' | 'below' | 'inside'

const SHARE: Record<Spot, number> = { above: 0.1, below: 0.9, inside: 0.5 }

/**
 * Takes a row with the mouse to another one, and leaves it in the air.
 * @param x from the row's edge, in pixels
 */
export async function startPageDrag(page: Page, title: string, target: string, spot: Spot, x = 240): Promise<void> {
  const from = (await row(page, title).boundingBox())!
  await page.mouse.move(from.x + 300, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(from.x + 306, from.y + from.height / 2 + 6, { steps: 3 })
  await hoverPage(page, target, spot, x)
}

export async function hoverPage(page: Page, target: string, spot: Spot, x = 240): Promise<void> {
  const to = (await row(page, target).boundingBox())!
  const y = to.y + to.height * SHARE[spot]
  await page.mouse.move(to.x + x - 4, y, { steps: 6 })
  await page.mouse.move(to.x + x, y)
}

export async function dragPage(page: Page, title: string, target: string, spot: Spot, x?: number): Promise<void> {
  await startPageDrag(page, title, target, spot, x)
  // The browser tells of a drag once a frame: nobody lets go within the same one.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done)))),
  )
  await page.mouse.up()
}
