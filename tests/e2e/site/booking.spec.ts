import { expect, test } from '../support/test'
import { expectGoodLooks } from '../support/looks'

/** Riverside's website, on the machine that the tests run on. */
const site = () => process.env.E2E_BASE_URL!.replace('//localhost', '//riverside.localhost')

test('a visitor finds captioned performances without a script, and passes the address on', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto(`${site()}/events`)
  await page.getByLabel('Access performances').selectOption({ label: 'Captioned' })
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page).toHaveURL(`${site()}/events?access=captioned`)
  await expect(page.getByRole('heading', { level: 1, name: 'What’s on: Captioned' })).toBeVisible()
  const rows = page.locator('.performances > li')
  const count = await rows.count()
  expect(count).toBeGreaterThan(0)
  await expect(rows.getByText('Captioned', { exact: true })).toHaveCount(count)

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
