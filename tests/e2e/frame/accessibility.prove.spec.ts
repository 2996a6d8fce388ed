import { expect, test, type Locator, type Page } from '../support/test'
import { expectNoViolations } from '../support/axe'
import { pathOf } from '../support/documents'
import { DIALOG, expectGoodLooks } from '../support/looks'
import { open, signInAs } from '../support/signIn'

// High, because what is far below is not drawn before it is reached.
test.use({ viewport: { height: 4200, width: 1280 } })

test.beforeEach(({ context }) => signInAs(context, 'editor'))

/** Brings something on the screen, waits for it, and checks it in every look, or the part of it that is new. */
async function check(
  page: Page,
  name: string,
  bring: () => Promise<unknown>,
  shown: Locator,
  within?: string,
): Promise<void> {
  await test.step(name, async () => {
    await bring()
    await shown.first().waitFor()
    await expectGoodLooks(page, { within })
  })
}

test('lists and screens of ours break no accessibility rule', async ({ page }) => {
  test.slow()
  await check(page, 'dashboard', () => open(page, '/admin'), page.getByRole('heading', { level: 1 }))
  await check(page, 'account', () => open(page, '/admin/auth/account'), page.getByRole('button', { name: 'Save' }))
  for (const slug of ['posts', 'events', 'event-instances']) {
    await check(page, slug, () => open(page, `/admin/collections/${slug}`), page.locator('tbody tr'))
  }
  await check(page, 'media', () => open(page, '/admin/collections/media'), page.locator('[data-tile]'))
})

test('an event, with its tabs and the drawers that it opens, breaks none', async ({ context, page }) => {
  test.slow()
  const drawer = page.getByRole('dialog')
  const path = await pathOf(context, 'events', { 'where[title][equals]': 'Hamlet' })
  await check(page, 'an event', () => open(page, path), page.locator('#field-images'))
  for (const [tab, field] of [
    ['Programme and credits', 'credits'],
    ['Visit', 'ageGuidance'],
    ['About', 'images'],
  ] as const) {
    await check(
      page,
      tab,
      () => page.getByRole('button', { name: tab }).click(),
      page.locator(`#field-${field}`),
      '.tabs-field',
    )
  }
  await check(
    page,
    'a date being chosen',
    () => page.locator('#field-publishDate').getByRole('textbox').click(),
    page.locator('.react-datepicker'),
    '#field-publishDate',
  )
  await page.keyboard.press('Escape')
  await check(
    page,
    'its season, in a drawer',
    () => page.locator('#field-season').getByRole('button', { name: /^Edit/ }).click(),
    drawer.locator('#field-title'),
    DIALOG,
  )
  await page.keyboard.press('Escape')
  await check(
    page,
    'pictures to choose from',
    () => page.locator('#field-images').getByRole('button', { name: 'Choose from existing' }).click(),
    drawer.locator('[data-tile]'),
    DIALOG,
  )
})

test('other documents break none', async ({ context, page }) => {
  test.slow()
  await open(page, await pathOf(context, 'pages', { 'where[slug][equals]': 'home' }))
  const heading = page.locator('#field-layout__0__heading')
  // How the person left the blocks is fetched, and closes them again where it comes after the press.
  const openBlocks = () =>
    expect(async () => {
      await page.getByRole('button', { name: 'Show all' }).first().click()
      await expect(heading).toBeVisible({ timeout: 2_000 })
    }).toPass()
  await check(page, 'a page with its blocks open', openBlocks, heading)
  for (const slug of ['event-instances', 'media']) {
    const path = await pathOf(context, slug)
    await check(page, slug, () => open(page, path), page.locator('#field-publishDate'))
  }
})

test('open menus and panels break no accessibility rule', async ({ page }) => {
  await open(page, '/admin')
  await page.getByRole('button', { name: /^Your account/ }).click()
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Notifications' }).click()
  await expectNoViolations(page)
})
