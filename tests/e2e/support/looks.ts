import { expect, type Page } from '@playwright/test'
import { expectNoViolations } from './axe'

const NARROW = 320

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
 * Fails with what the screen, as it stands, breaks when it is light and wide, and when it is dark and narrow: accessibility
 * rules, and its width. It is drawn once and changes its clothes, because reaching a state takes longer than looking at
 * it; afterwards it is light and as wide as before.
 */
export async function expectGoodLooks(page: Page, part: Part = {}): Promise<void> {
  const { height, width } = page.viewportSize()!
  await dress(page, 'light')
  await expectToFit(page, part)
  await page.setViewportSize({ height, width: NARROW })
  await dress(page, 'dark')
  await expectToFit(page, part)
  await dress(page, 'light')
  await page.setViewportSize({ height, width })
}

/** Fails with what the screen breaks in the look that it has. */
export async function expectToFit(page: Page, { except, within }: Part = {}): Promise<void> {
  await expectNoViolations(page, except, within)
  await expect.soft.poll(() => page.evaluate(() => document.documentElement.scrollWidth), page.url()).toBeLessThanOrEqual(page.viewportSize()!.width)
}

/** As the person's choice does in the admin, and the browser's on a website. */
async function dress(page: Page, theme: 'dark' | 'light'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme })
  await page.evaluate((chosen) => {
    if (document.documentElement.dataset.theme) document.documentElement.dataset.theme = chosen
  }, theme)
}
