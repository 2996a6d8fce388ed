import { expect, test, type Page } from '@playwright/test'
import { open, signInAs } from '../support/signIn'

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ })
const docs = [{ id: '1', createdAt: '2026-11-21T09:00:00.000Z', title: 'Ana joined' }]

test.beforeEach(({ page }) => signInAs(page.context(), 'owner'))

test('notices are read once for the pages that follow, and again when the panel opens', async ({ page }) => {
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

test('what could not be read because the server was away comes by itself, when the server said', async ({ page }) => {
  let isAway = true
  await page.route('**/api/notices', (route) =>
    isAway
      ? route.fulfill({
          headers: { 'Retry-After': '1' },
          json: { code: 'unavailable:notices', error: 'Busy' },
          status: 503,
        })
      : route.fulfill({ json: { docs, unread: 0 } }),
  )
  const first = page.waitForResponse('**/api/notices')
  await open(page, '/admin')
  expect((await first).status()).toBe(503)
  await bell(page).click()
  const panel = page.getByRole('dialog', { name: /^Notifications/ })
  await expect(panel).toContainText('Notifications could not be loaded.')
  isAway = false
  await expect(panel).toContainText('Ana joined')
})

test('a search that was overtaken is ended on the wire, and its answer shown to nobody', async ({ page }) => {
  await open(page, '/admin')
  await page.keyboard.press('ControlOrMeta+k')
  const held: string[] = []
  await page.route('**/api/search?*', (route) => {
    const words = new URL(route.request().url()).searchParams.get('search') ?? ''
    if (words !== 'Ha')
      return route.fulfill({
        json: { docs: [{ id: '1', collectionType: 'pages', slug: 'hamlet', title: 'Hamlet tonight' }], totalDocs: 1 },
      })
    held.push(words)
    return undefined
  })
  const ended = page.waitForEvent(
    'requestfailed',
    (request) => new URL(request.url()).searchParams.get('search') === 'Ha',
  )
  const field = page.getByRole('combobox', { name: 'Search or jump to' })
  await field.fill('Ha')
  await expect.poll(() => held).toEqual(['Ha'])
  await field.fill('Hamlet')
  await ended
  await expect(page.getByRole('option', { name: /Hamlet tonight/ })).toBeVisible()
})
