import { expect, test, type Page } from '../support/test'
import { open, signInAs } from '../support/signIn'

const ribbon = (page: Page) => page.getByRole('navigation', { name: 'Sections' })
const active = (page: Page) => ribbon(page).locator('a[aria-current]')
const sidebar = (page: Page) => page.locator('aside nav')

test(
  'an editor moves between sections, and returns to the dashboard by the logo [B-018, B-019, B-020, B-021, B-022]',
  { tag: '@core' },
  async ({ context, page }) => {
    await signInAs(context, 'editor')
    await open(page, '/admin')
    for (const [name, path] of [
      ['Website', 'pages'],
      ['Events', 'events'],
      ['Media', 'media'],
    ] as const) {
      await ribbon(page).getByRole('link', { exact: true, name }).click()
      await expect(page).toHaveURL(new RegExp(`/admin/collections/${path}(\\?|$)`))
      await expect(active(page)).toHaveText(name)
    }
    await sidebar(page).getByRole('link', { name: 'Files' }).click()
    await expect(page).toHaveURL(/\/admin\/collections\/files/)
    await expect(sidebar(page).locator('a[aria-current=page]')).toHaveText('Files')
    await ribbon(page)
      .getByRole('link', { name: /Dashboard/ })
      .click()
    await expect(page).toHaveURL(/\/admin$/)
    await expect(active(page)).toHaveCount(0)
  },
)

test('an editor sees a sidebar of 256 px, also on a 13-inch laptop [A-365, B-033]', async ({ context, page }) => {
  await signInAs(context, 'editor')
  await open(page, '/admin')
  expect((await page.locator('aside').boundingBox())?.width).toBe(256)
  await page.setViewportSize({ height: 700, width: 900 })
  expect((await page.locator('aside').boundingBox())?.width).toBe(256)
})

test("an editor's browser sends no requests to other hosts", async ({ context, page }) => {
  await signInAs(context, 'editor')
  const others: string[] = []
  page.on(
    'request',
    (request) =>
      !request.url().startsWith(process.env.E2E_BASE_URL!) &&
      /^https?:/.test(request.url()) &&
      others.push(request.url()),
  )
  await open(page, '/admin')
  await open(page, '/admin/collections/pages')
  await open(page, '/admin/auth/account')
  expect(others).toEqual([])
})

test('a marketer who opens a list without permission reads who can give access', async ({ context, page }) => {
  await signInAs(context, 'marketing')
  await open(page, '/admin/collections/venues')
  await expect(page.getByRole('heading', { name: 'You don’t have access to this page.' })).toBeVisible()
  await expect(page.getByText(/can give you access/)).toBeVisible()
  await page.getByRole('link', { name: 'Back to the dashboard' }).click()
  await expect(page).toHaveURL(/\/admin$/)
})

test('a viewer who opens an unknown address sees "Page not found" within the admin', async ({ context, page }) => {
  await signInAs(context, 'viewer')
  await open(page, '/admin/nothing/here')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
})

test('an editor reaches a screen by every link of the dashboard', async ({ context, page }) => {
  await signInAs(context, 'editor')
  await open(page, '/admin')
  await expect(page.getByRole('heading', { name: 'Upcoming performances' })).toBeVisible()
  const links = await page
    .locator('.template-default__wrap main a')
    .evaluateAll((found) => found.map((one) => (one as HTMLAnchorElement).href))
  expect(links.length).toBeGreaterThan(5)
  // One of each kind: performances differ by their ids alone.
  const kinds = new Map(links.map((link) => [link.replace(/[0-9a-f-]{36}/, ''), link]))
  for (const link of kinds.values()) {
    await page.goto(link)
    await expect(page.locator('.collection-list, .collection-edit').first()).toBeVisible()
  }
})
