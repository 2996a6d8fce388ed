import { join } from 'node:path'
import { expect, test, type Page } from './test'
import { expectNoViolations } from './axe'

const NARROW = 320

/** How a walk sees a screen: in English light and wide, then dark and narrow; in Arabic wide. */
export const LOOKS = ['light', 'dark', 'rightToLeft'] as const
export type Look = (typeof LOOKS)[number]

const IS_WHOLE = Number(process.env.PROVE_SIZE ?? '0.1') >= 1 || Boolean(process.env.E2E_PICTURES)

/**
 * The looks that a walk takes of its screen of this number: all of them with `npm run prove`, else one after the other, so
 * that a walk sees each screen and each look.
 */
export const looksOf = (index: number): readonly Look[] => (IS_WHOLE ? LOOKS : [LOOKS[index % LOOKS.length]!])

const lookedAt = new Map<string, number>()

/** Both English looks with `npm run prove`, else one in turn, the same ones in each run. */
function looksInTurn(): readonly Look[] {
  if (IS_WHOLE) return ['light', 'dark']
  const { testId, title } = test.info()
  const count = (lookedAt.get(testId) ?? title.length) + 1
  lookedAt.set(testId, count)
  return [count % 2 ? 'light' : 'dark']
}

/** Whatever is open over a screen. */
export const DIALOG = ':is(dialog, [role=dialog])'

/** What of a screen is looked at. */
interface Part {
  /** What axe cannot look into, by selector. */
  except?: string[]
  /** What is new since the last look, by selector. Default: everything. */
  within?: string
}

/**
 * Fails with what the screen, as it stands, breaks when it is light and wide, or dark and narrow (both with
 * `npm run prove`): accessibility rules, and its width. It is drawn once and changes its clothes, because reaching a
 * state takes longer than looking at
 * it; afterwards it is light and as wide as before.
 */
export async function expectGoodLooks(
  page: Page,
  part: Part = {},
  looks: readonly Look[] = looksInTurn(),
): Promise<void> {
  const { height, width } = page.viewportSize()!
  if (looks.includes('light')) {
    await setTheme(page, 'light')
    await expectToFit(page, part)
  }
  if (!looks.includes('dark')) return
  await page.setViewportSize({ height, width: NARROW })
  await setTheme(page, 'dark')
  await expectToFit(page, part)
  await setTheme(page, 'light')
  await page.setViewportSize({ height, width })
}

/** Fails with what the screen breaks in the look that it has. */
export async function expectToFit(page: Page, { except, within }: Part = {}): Promise<void> {
  await expectNoViolations(page, except, within)
  await takePicture(page)
  await expect.soft
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), page.url())
    .toBeLessThanOrEqual(page.viewportSize()!.width)
  await expect.soft.poll(() => page.evaluate(overlappingCells), page.url()).toEqual([])
}

/** Texts of table cells whose content covers the next cell. */
function overlappingCells(): string[] {
  return [...document.querySelectorAll('td, th')]
    .filter((cell) => {
      const { left, right } = cell.getBoundingClientRect()
      return [...cell.children].some((child) => {
        if (child.getClientRects().length === 0 || getComputedStyle(child).position === 'absolute') return false
        const box = child.getBoundingClientRect()
        return box.right > right + 1 || box.left < left - 1
      })
    })
    .map((cell) => cell.textContent)
}

const taken = new Map<string, number>()

/** Every look of every screen, for a person's eyes: `E2E_PICTURES=1 npm test -- e2e` leaves them in `.data/e2e-pictures`. */
async function takePicture(page: Page): Promise<void> {
  if (!process.env.E2E_PICTURES) return
  const { file, title } = test.info()
  const name = `${file.split('/').at(-1)!.replace('.spec.ts', '')} ${title}`.replace(/[^a-z0-9]+/gi, '-').slice(0, 60)
  const count = (taken.get(name) ?? 0) + 1
  taken.set(name, count)
  await page.screenshot({ path: join('.data/e2e-pictures', `${name}-${String(count).padStart(2, '0')}.png`) })
}

/** As the person's choice does in the admin, and the browser's on a website. */
async function setTheme(page: Page, theme: 'dark' | 'light'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme })
  await page.evaluate((chosen) => {
    if (document.documentElement.dataset.theme) document.documentElement.dataset.theme = chosen
  }, theme)
}
