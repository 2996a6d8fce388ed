import { expect, type Page } from '@playwright/test'
import { expectGoodLooks, expectToFit } from '@tests/e2e/support/looks'
import { chooseLanguage } from '@tests/e2e/support/signIn'

/** Opens screens in light and dark, wide and narrow, and from right to left: none is wider than the window or breaks a rule. */
export async function expectToFitEverywhere(page: Page, paths: string[]): Promise<void> {
  const show = async (path: string) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  for (const path of paths) {
    await show(path)
    await expectGoodLooks(page)
  }
  const { height, width } = page.viewportSize()!
  await chooseLanguage(page.context(), 'ar')
  await page.setViewportSize({ height, width: 360 })
  for (const path of paths) {
    await show(path)
    await expectToFit(page)
  }
  await page.setViewportSize({ height, width })
}
