import { expect, test } from '../support/test'
import { expectGoodLooks } from '../support/looks'

/** Riverside's website, on the machine that the tests run on. */
const site = () => process.env.E2E_BASE_URL!.replace('//localhost', '//riverside.localhost')

test('a visitor finds captioned performances without a script, and passes the address on', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto(`${site()}/events`)
  await page.getByText('Filter', { exact: true }).click()
  await page.getByLabel('Access performances').selectOption({ label: 'Captioned' })
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page).toHaveURL(`${site()}/events?access=captioned`)
  await expect(page.getByRole('heading', { level: 1, name: 'What’s on: Captioned' })).toBeVisible()
  const rows = page.locator('.programme > li')
  const count = await rows.count()
  expect(count).toBeGreaterThan(0)
  await expect(rows.filter({ has: page.getByText('Captioned', { exact: true }) })).toHaveCount(count)

  await test.step('also in Welsh', async () => {
    await page.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: 'Cymraeg' }).click()
    await expect(page).toHaveURL(`${site()}/cy/events?access=captioned`)
    await expect(page.getByLabel('Perfformiadau hygyrch')).toHaveValue('captioned')
  })

  await test.step('the visitor comes back to all of them', async () => {
    await page.goto(`${site()}/events?access=captioned`)
    await page.getByLabel('Access performances').selectOption({ label: 'All performances' })
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'What’s on' })).toBeVisible()
  })
  await page.context().close()
})

test("What's on with a choice breaks no accessibility rule in any look", async ({ page }) => {
  await page.goto(`${site()}/events?access=captioned`)
  await expectGoodLooks(page)
})

test('a visitor with a phone and no script reaches dates, menu and search, and can always book', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { height: 780, width: 360 } })
  const page = await context.newPage()
  await page.goto(`${site()}/events/the-seagull`)
  expect((await page.locator('.top').boundingBox())?.height).toBeLessThanOrEqual(65)
  const box = page.getByRole('region', { name: 'Next date' })
  await expect(box.getByRole('link', { name: /^Book/ })).toBeInViewport()
  await expect(page.locator('.book-bar')).toBeHidden()

  await test.step('the button follows to the foot of the screen', async () => {
    await page.locator('.story').scrollIntoViewIfNeeded()
    await expect(page.locator('.book-bar').getByRole('link')).toBeInViewport()
  })

  await test.step('menu and search open and close by their buttons', async () => {
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('navigation', { name: 'Main' })
    await expect(menu).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page.getByRole('searchbox')).toBeVisible()
  })
  await context.close()
})

for (const view of ['calendar', 'posters'])
  test(`What's on as ${view} breaks no accessibility rule in any look`, async ({ page }) => {
    await page.goto(`${site()}/events?view=${view}`)
    await expectGoodLooks(page)
  })
