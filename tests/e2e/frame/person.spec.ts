import { expect, test, type Page } from '@playwright/test'
import { holdScripts } from '../support/holdScripts'
import { chooseLanguage, chooseTheme, open, reload, signInAs } from '../support/signIn'

const menu = (page: Page) => page.getByRole('button', { name: /^Your account/ })
const root = (page: Page) => page.locator('html')

test.beforeEach(({ context }) => signInAs(context, 'editor'))

test('[B-017] [B-034] [A-092] the user menu leads to the account', async ({ page }) => {
  await open(page, '/admin')
  await menu(page).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Account', 'Dark mode', 'Help centre', 'Log out'])
  await page.getByRole('menuitem', { name: 'Account' }).click()
  await expect(page).toHaveURL(/\/admin\/auth\/account$/)
  await expect(page.getByLabel('First name')).toBeVisible()
})

test('[A-093] [A-364] [B-035] [B-038] [B-388] dark and light are switched and kept; the class follows', async ({
  context,
  page,
}) => {
  await chooseTheme(context, 'light')
  await open(page, '/admin')
  await expect(root(page)).not.toHaveClass(/dark/)
  await menu(page).click()
  await page.getByRole('menuitem', { name: 'Dark mode' }).click()
  await expect(root(page)).toHaveAttribute('data-theme', 'dark')
  await expect(root(page)).toHaveClass(/dark/)
  await reload(page)
  await expect(root(page)).toHaveClass(/dark/)
  await menu(page).click()
  await page.getByRole('menuitem', { name: 'Light mode' }).click()
  await expect(root(page)).toHaveAttribute('data-theme', 'light')
  await expect(root(page)).not.toHaveClass(/dark/)
})

test('[B-376] the avatar is 32 px', async ({ page }) => {
  await open(page, '/admin')
  const box = await menu(page).locator('span').first().boundingBox()
  expect([box?.width, box?.height]).toEqual([32, 32])
})

test('initials stand in for a picture that cannot be loaded, however early it fails', async ({ page }) => {
  await page.route('**/api/avatars/file/**', (route) => route.fulfill({ body: '', status: 404 }))
  const failed = page.waitForResponse('**/api/avatars/file/**')
  const release = await holdScripts(page)
  await page.goto('/admin', { waitUntil: 'commit' })
  await failed
  release()
  await expect(menu(page).locator('[data-initials]')).toBeVisible()
  await expect(page.locator('img[src*="/avatars/"]')).toHaveCount(0)
})

test('[A-096] [B-016] the bell opens its panel, also by keyboard, and says when there is nothing', async ({ page }) => {
  await page.route('**/api/notices', (route) => route.fulfill({ json: { docs: [], unread: 0 } }))
  await open(page, '/admin')
  await page.getByRole('button', { name: 'Notifications' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toContainText('No notifications.')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Notifications' })).toBeFocused()
})

test('[A-363] a notice shows its time in UTC', async ({ page }) => {
  const notice = {
    id: '1',
    body: 'They can edit pages.',
    createdAt: '2026-11-21T09:05:00.000Z',
    href: '/admin/auth/account',
    readAt: null,
    title: 'Ana accepted',
  }
  await page.route('**/api/notices', (route) => route.fulfill({ json: { docs: [notice], unread: 1 } }))
  await open(page, '/admin')
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click()
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toContainText(/09:05 UTC/)
  await expect(page.getByRole('link', { name: 'Ana accepted' })).toHaveAttribute('href', '/admin/auth/account')
})

test('[A-362] [B-039] [B-040] toasts come top-centre, one at a time', async ({ page }) => {
  await open(page, '/admin/auth/account')
  for (const name of ['Elin', 'Eli']) {
    await page.getByLabel('Shown as').fill(`${name} Kovács`)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.locator('[data-sonner-toast][data-visible=true]')).toHaveCount(1)
  }
  const area = page.locator('[data-sonner-toaster]')
  await expect(area).toHaveAttribute('data-y-position', 'top')
  await expect(area).toHaveAttribute('data-x-position', 'center')
  await page.getByLabel('Shown as').fill('')
  await page.getByRole('button', { name: 'Save' }).click()
})

test('what is typed while a save is on its way stays', async ({ page }) => {
  await open(page, '/admin/auth/account')
  const name = page.getByLabel('Shown as')
  await page.route('**/api/users/profile', async (route) => {
    await name.fill('Typed meanwhile')
    await route.continue()
  })
  await name.fill('Elin Kovács')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: 'Your account: Elin Kovács' })).toBeVisible()
  await expect(name).toHaveValue('Typed meanwhile')
  await page.unroute('**/api/users/profile')
  await name.fill('')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled()
})

test('the admin speaks Arabic, from right to left', async ({ context, page }) => {
  await chooseLanguage(context, 'ar')
  await page.goto('/admin')
  await expect(root(page)).toHaveAttribute('dir', /rtl/i)
  await expect(page.getByRole('navigation', { name: 'الأقسام' }).getByRole('link', { name: 'الفعاليات' })).toBeVisible()
  const [ribbon, content] = await Promise.all([
    page.getByRole('navigation', { name: 'الأقسام' }).boundingBox(),
    page.getByRole('heading', { level: 1 }).boundingBox(),
  ])
  expect(ribbon!.x).toBeGreaterThan(content!.x)
})
