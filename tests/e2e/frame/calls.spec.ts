import { expect, test, type Page } from '../support/test'
import { open, signInAs } from '../support/signIn'

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ })
const docs = [{ id: '1', createdAt: '2026-11-21T09:00:00.000Z', title: 'Ana joined' }]

test.beforeEach(({ page }) => signInAs(page.context(), 'owner'))

test('an owner’s notices are read once for the pages that follow, and again when the panel opens', async ({ page }) => {
  let asked = 0
  await page.route('**/api/notices', (route) => {
    asked += 1
    return route.fulfill({ json: { docs, unread: asked } })
  })
  await open(page, '/admin')
  await expect(bell(page)).toHaveAccessibleName(/1/)
  await page.getByRole('link', { name: 'Settings' }).first().click()
  await expect(page).toHaveURL(/\/settings\//)
  await expect(bell(page)).toHaveAccessibleName(/1/)
  expect(asked).toBe(1)
  await bell(page).click()
  await expect(bell(page)).toHaveAccessibleName(/2/)
  expect(asked).toBe(2)
})
