import { expect, test, type Page } from '../support/test'
import { pathOf } from '../support/documents'
import { chooseLanguage, open, signInAs } from '../support/signIn'

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Menu' })

test.use({ hasTouch: true, viewport: { height: 740, width: 360 } })
test.beforeEach(({ context }) => signInAs(context, 'editor'))

test('an editor sees the sections in a bar at the bottom of a phone', async ({ page }) => {
  await open(page, '/admin')
  const bar = (await page.getByRole('navigation', { name: 'Sections' }).boundingBox())!
  expect(bar.y + bar.height).toBe(740)
  expect(bar.width).toBe(360)
  await expect(page.locator('aside')).toBeHidden()
})

test(
  'an editor opens the sidebar as a sheet of 288 px below a width of 768 px [A-365, B-033]',
  { tag: '@core' },
  async ({ page }) => {
    await open(page, '/admin/collections/venues')
    await page.getByRole('button', { name: 'Open menu' }).click()
    expect((await sheet(page).boundingBox())?.width).toBe(288)
    await page.setViewportSize({ height: 740, width: 768 })
    await expect(sheet(page)).toHaveCount(0)
    await expect(page.locator('aside')).toBeVisible()
  },
)

test('an editor closes the sheet by following a link or by Escape, which returns the focus', async ({ page }) => {
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

test('an editor sees every screen fit a width of 320 px', { tag: '@core' }, async ({ context, page }) => {
  await page.setViewportSize({ height: 2600, width: 320 })
  // One of each kind: those that become narrow while they are looked at are measured where their accessibility is.
  const lists = ['pages', 'event-instances'].map((slug) => `/admin/collections/${slug}`)
  const documents = await Promise.all(['pages', 'events'].map((slug) => pathOf(context, slug)))
  for (const path of ['/admin', '/admin/auth/account', ...lists, ...documents]) {
    await test.step(path, async () => {
      await open(page, path)
      await expect(page.locator('.shimmer-effect')).toHaveCount(0)
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320)
    })
  }
})

test('an editor chooses the time zone of a date on a narrow screen', async ({ context, page }) => {
  await page.setViewportSize({ height: 640, width: 320 })
  await open(page, await pathOf(context, 'event-instances'))
  await page.getByRole('combobox', { name: 'Start, Time zone' }).click()
  const zone = page.getByRole('option', { name: 'America/New York' })
  await expect(zone).toBeInViewport({ ratio: 1 })
  const box = (await zone.boundingBox())!
  expect(box.x + box.width).toBeLessThanOrEqual(320)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

test('an editor sees a document fit the screen from right to left', async ({ context, page }) => {
  await chooseLanguage(context, 'ar')
  await page.setViewportSize({ height: 2600, width: 320 })
  await page.goto(await pathOf(context, 'events'))
  await page.locator('.ContentEditable__root').first().waitFor()
  await expect(page.locator('.shimmer-effect')).toHaveCount(0)
  // The menus of the text editor are drawn with it, out of sight.
  await page.locator('.link-editor').first().waitFor({ state: 'attached' })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

test('an editor reads the title of a document on a phone, with nothing drawn over it', async ({ context, page }) => {
  await open(page, await pathOf(context, 'events', { 'where[title][equals]': 'Hamlet' }))
  const title = page.getByRole('heading', { level: 1, name: 'Hamlet' })
  // Also what a finger goes through, such as a veil that blurs.
  await page.addStyleTag({ content: '*, ::before, ::after { pointer-events: auto !important }' })
  expect(
    await title.evaluate((heading) => {
      const { height, left, top } = heading.getBoundingClientRect()
      const found = document.elementFromPoint(left + 20, top + height / 2)
      return heading === found || heading.contains(found)
    }),
  ).toBe(true)
})

test('an editor changes a performance on a phone between low buttons and the bar of sections, all for a thumb', async ({
  context,
  page,
}) => {
  await page.setViewportSize({ height: 780, width: 360 })
  await open(page, await pathOf(context, 'events', { 'where[title][equals]': 'Hamlet' }))
  await page.getByRole('button', { exact: true, name: 'Performances' }).click()
  const rows = page.locator('[data-performance]')
  const edit = rows.getByRole('button', { name: /^Edit / }).last()
  await edit.scrollIntoViewIfNeeded()
  await edit.tap()
  const editor = rows.getByRole('group').first()
  const buttons = page.locator('.doc-controls__controls-wrapper')
  const sections = page.getByRole('navigation', { name: 'Sections' })
  await expect(editor).toBeVisible()
  await expect(editor.locator(':focus')).toBeVisible()
  await expect
    .poll(async () => {
      const [above, field, below] = await Promise.all(
        [buttons, editor.locator(':focus'), sections].map(async (part) => (await part.boundingBox())!),
      )
      return field!.y >= above!.y + above!.height && field!.y + field!.height <= below!.y
    })
    .toBe(true)
  expect((await buttons.boundingBox())!.height).toBeLessThanOrEqual(96)
  const controls = buttons.locator('button:visible, a:visible').or(editor.getByRole('button', { name: 'Save' }))
  for (const control of await controls.all()) {
    const { height, width } = (await control.boundingBox())!
    expect.soft(Math.min(height, width), (await control.textContent()) ?? '').toBeGreaterThanOrEqual(44)
  }
})
