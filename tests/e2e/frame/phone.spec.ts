import { expect, test, type Page } from '@playwright/test'
import { open, signInAs } from '../support/signIn'

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Menu' })

test.use({ viewport: { height: 740, width: 360 } })
test.beforeEach(({ context }) => signInAs(context, 'editor'))

test('the ribbon is a bar at the bottom', async ({ page }) => {
  await open(page, '/admin')
  const bar = (await page.getByRole('navigation', { name: 'Sections' }).boundingBox())!
  expect(bar.y + bar.height).toBe(740)
  expect(bar.width).toBe(360)
  await expect(page.locator('aside')).toBeHidden()
})

test('[A-365] [B-033] the sidebar is a sheet of 288 px, below 768 px', async ({ page }) => {
  await open(page, '/admin/collections/venues')
  await page.getByRole('button', { name: 'Open menu' }).click()
  expect((await sheet(page).boundingBox())?.width).toBe(288)
  await page.setViewportSize({ height: 740, width: 768 })
  await expect(sheet(page)).toHaveCount(0)
  await expect(page.locator('aside')).toBeVisible()
})

test('the sheet leads on and closes; Escape gives the focus back', async ({ page }) => {
  await open(page, '/admin/collections/venues')
  const menu = page.getByRole('button', { name: 'Open menu' })
  await menu.click()
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
  await menu.click()
  await sheet(page).getByRole('link', { name: 'People' }).click()
  await expect(page).toHaveURL(/\/collections\/people/)
  await expect(sheet(page)).toHaveCount(0)
})

for (const path of ['/admin', '/admin/collections/pages']) {
  test(`${path} fits into 320 px`, async ({ page }) => {
    await page.setViewportSize({ height: 640, width: 320 })
    await open(page, path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
}
