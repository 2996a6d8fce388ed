import { expect, test, type Page } from '../support/test'
import { expectNoViolations } from '../support/axe'
import { chooseTheme, open, reload, signInAs } from '../support/signIn'

const field = (page: Page) => page.getByRole('textbox', { name: 'Search all content' })
const status = (page: Page) => page.getByRole('main').getByRole('status')

test('an editor finds content while typing, also after a reload, and opens it [B-070, B-072, B-077]', async ({
  context,
  page,
}) => {
  await signInAs(context, 'editor')
  await open(page, '/admin/cms-search')
  await expect(field(page)).toBeFocused()
  await field(page).pressSequentially('river')
  await expect(status(page)).toHaveText(/^\d+ results returned for "river"$/)
  await expect(page).toHaveURL(/\/admin\/cms-search\?q=river$/)
  await expectNoViolations(page)
  await reload(page)
  await expect(field(page)).toHaveValue('river')
  await page
    .getByRole('region', { name: /^Pages \d+$/ })
    .getByRole('link')
    .first()
    .click()
  await expect(page).toHaveURL(/\/admin\/collections\/pages\/[\w-]{36}/)
})

test('the search fits a phone and breaks no accessibility rule, with drafts, nothing found and a failure', async ({
  context,
  page,
}) => {
  await page.setViewportSize({ height: 640, width: 320 })
  await chooseTheme(context, 'dark')
  await signInAs(context, 'editor')
  const expectToFit = async () => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await expectNoViolations(page)
  }
  await open(page, '/admin/cms-search?q=a&status=draft')
  await expect(page.getByRole('region').getByRole('listitem').first()).toContainText('Draft')
  await expectToFit()
  await field(page).fill('zzyzx')
  await expect(page.getByText('Nothing was found')).toBeVisible()
  await expectToFit()
  await page.route('**/api/collections/pages?*', (route) => route.fulfill({ body: '{}', status: 503 }))
  await field(page).fill('broken')
  await expect(page.getByText('Failed to perform search')).toBeVisible()
  await expectToFit()
})
