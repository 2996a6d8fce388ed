import { expect, test, type Page } from '../support/test'
import { blockScripts } from '../support/blockScripts'
import { chooseLanguage, chooseTheme, open, signInAs } from '../support/signIn'

const menu = (page: Page) => page.getByRole('button', { name: /^Your account/ })
const root = (page: Page) => page.locator('html')

test.beforeEach(({ context }) => signInAs(context, 'editor'))

test('an editor chooses the dark theme, which a reload shows from the first byte on [A-093, A-364, B-035, B-388]', async ({
  context,
  page,
}) => {
  await chooseTheme(context, 'light')
  await open(page, '/admin')
  const light = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  await menu(page).click()
  await page.getByRole('menuitem', { name: 'Dark mode' }).click()
  await expect(root(page)).toHaveClass(/dark/)
  const release = await blockScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await expect(root(page)).toHaveAttribute('data-theme', 'dark')
  await expect(root(page)).not.toHaveCSS('background-color', light)
  release()
})

test('an editor sees initials in place of a picture that cannot be loaded, however early it fails', async ({
  page,
}) => {
  await page.route('**/api/avatars/file/**', (route) => route.fulfill({ body: '', status: 404 }))
  const failed = page.waitForResponse('**/api/avatars/file/**')
  const release = await blockScripts(page)
  await page.goto('/admin', { waitUntil: 'commit' })
  await failed
  release()
  await expect(menu(page).locator('[data-initials]')).toBeVisible()
  await expect(page.locator('img[src*="/avatars/"]')).toHaveCount(0)
})

test('an editor reads the admin in Arabic, from right to left', async ({ context, page }) => {
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
