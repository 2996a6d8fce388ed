import { expect, test, type Page } from '@playwright/test'
import { open, signInAs } from '../support/signIn'

const ribbon = (page: Page) => page.getByRole('navigation', { name: 'Sections' })
const active = (page: Page) => ribbon(page).locator('a[aria-current]')
const sidebar = (page: Page) => page.locator('aside nav')

test.describe('for an editor', () => {
  test.beforeEach(({ context }) => signInAs(context, 'editor'))

  test('[B-007] [B-008] [B-009] [B-020] [B-021] [B-022] the ribbon leads to the default of each section', async ({
    page,
  }) => {
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
  })

  test('[B-019] the active section follows the path', async ({ page }) => {
    await open(page, '/admin/collections/venues')
    await expect(active(page)).toHaveText('Events')
    await expect(sidebar(page).locator('a[aria-current=page]')).toHaveText('Venues')
    await sidebar(page).getByRole('link', { name: 'People' }).click()
    await expect(page).toHaveURL(/\/admin\/collections\/people/)
    await expect(sidebar(page).locator('a[aria-current=page]')).toHaveText('People')
  })

  test('[B-018] the logo clears the active section and goes to the root', async ({ page }) => {
    await open(page, '/admin/collections/venues')
    await ribbon(page)
      .getByRole('link', { name: /Dashboard/ })
      .click()
    await expect(page).toHaveURL(/\/admin$/)
    await expect(active(page)).toHaveCount(0)
  })

  test('[B-028] the sidebar lists the content of the section', async ({ page }) => {
    await open(page, '/admin/collections/pages')
    for (const slug of ['pages', 'reusable-content', 'themes', 'blogs', 'posts', 'redirects', 'forms', 'fonts']) {
      await expect(sidebar(page).locator(`a[href$="/admin/collections/${slug}"]`)).toBeVisible()
    }
    await expect(sidebar(page).locator('a[href*="/collections/events"]')).toHaveCount(0)
  })

  test('[B-011] [B-037] [A-095] help opens the help centre in a new tab', async ({ page }) => {
    await open(page, '/admin')
    const help = ribbon(page).getByRole('link', { name: 'Help' })
    await expect(help).toHaveAttribute('target', '_blank')
    await expect(help).toHaveAttribute('href', /^https?:\/\//)
    await page.getByRole('button', { name: /^Your account/ }).click()
    await expect(page.getByRole('menuitem', { name: 'Help centre' })).toHaveAttribute('target', '_blank')
  })

  test('[A-365] [B-033] the sidebar is 256 px wide, also on a 13-inch laptop', async ({ page }) => {
    await open(page, '/admin')
    expect((await page.locator('aside').boundingBox())?.width).toBe(256)
    await page.setViewportSize({ height: 700, width: 900 })
    expect((await page.locator('aside').boundingBox())?.width).toBe(256)
  })

  test('[B-015] [B-263] shows no Admin Collections', async ({ page }) => {
    await open(page, '/admin')
    await expect(ribbon(page).getByRole('link', { name: 'Admin Collections' })).toHaveCount(0)
  })

  test('no page asks a stranger’s host for anything', async ({ page }) => {
    const strangers: string[] = []
    page.on(
      'request',
      (request) =>
        !request.url().startsWith(process.env.E2E_BASE_URL!) &&
        /^https?:/.test(request.url()) &&
        strangers.push(request.url()),
    )
    await open(page, '/admin')
    await open(page, '/admin/collections/pages')
    await open(page, '/admin/auth/account')
    expect(strangers).toEqual([])
  })
})

test('what a marketing person may not open is nowhere offered', async ({ context, page }) => {
  await signInAs(context, 'marketing')
  await open(page, '/admin/collections/pages')
  await expect(sidebar(page).getByRole('link')).toHaveText([
    /^Pages/,
    /^Menus/,
    /^Reusable content/,
    /^Releases/,
    /^Blogs/,
    /^Posts/,
  ])
  await open(page, '/admin/collections/events')
  await expect(sidebar(page).getByRole('link', { name: 'Venues' })).toHaveCount(0)
})

test('a list that is not for the person says who can give access', async ({ context, page }) => {
  await signInAs(context, 'marketing')
  await open(page, '/admin/collections/venues')
  await expect(page.getByRole('heading', { name: 'You don’t have access to this page.' })).toBeVisible()
  await expect(page.getByText(/can give you access/)).toBeVisible()
  await page.getByRole('link', { name: 'Back to the dashboard' }).click()
  await expect(page).toHaveURL(/\/admin$/)
})

test('an address without a screen says so, inside the frame', async ({ context, page }) => {
  await signInAs(context, 'viewer')
  await open(page, '/admin/nothing/here')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
})

test('[B-015] [B-027] [B-263] a super-admin has Admin Collections, which begins with the tenants', async ({
  context,
  page,
}) => {
  await signInAs(context, 'super')
  await open(page, '/admin')
  await ribbon(page).getByRole('link', { name: 'Admin Collections' }).click()
  await expect(page).toHaveURL(/\/admin\/collections\/tenants/)
  await expect(sidebar(page).getByRole('link', { name: 'Users' })).toBeVisible()
})

test('every link of the dashboard leads somewhere', async ({ context, page }) => {
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

test('the dashboard leads back to what somebody wrote last', async ({ context, page }) => {
  await signInAs(context, 'editor')
  const headers = { Origin: process.env.E2E_BASE_URL! }
  const {
    docs: [site],
  } = (await (
    await context.request.get('/api/tenants?depth=0&limit=1&where[slug][equals]=riverside', { headers })
  ).json()) as { docs: { id: string }[] }
  const made = await context.request.post('/api/pages?draft=true', {
    data: { tenant: site!.id, title: 'Notes for the winter' },
    headers,
  })
  const { doc } = (await made.json()) as { doc: { id: string } }
  await open(page, '/admin')
  const latest = page.getByRole('region', { name: 'Your latest work' })
  await expect(latest.getByRole('link').first()).toHaveText('Notes for the winter')
  await latest.getByRole('link').first().click()
  await expect(page).toHaveURL(new RegExp(doc.id))
  await context.request.delete(`/api/pages/${doc.id}`, { headers })
})

test('an empty site says what to do first', async ({ context, page }) => {
  await signInAs(context, 'lanternOwner')
  await open(page, '/admin')
  await expect(page.getByRole('heading', { name: 'First steps' })).toBeVisible()
  await page.getByRole('link', { name: 'Add your venues' }).click()
  await expect(page).toHaveURL(/\/admin\/collections\/venues\/create$/)
})
