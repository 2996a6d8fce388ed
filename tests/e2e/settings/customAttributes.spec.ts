import { expect, test, type Page } from '../support/test'
import { expectNoViolations } from '../support/axe'
import { open, reload, signInAs } from '../support/signIn'
import { headers, ownSite } from './support/ownSite'

/** The first document with a title in the list that is open. */
const firstDocument = (page: Page) =>
  page
    .locator('.list-drawer tbody tr')
    .filter({ hasNotText: 'No Title' })
    .first()
    .locator('td:not(.cell-_select) button, td:not(.cell-_select) a')
    .first()

test('an owner fills in rich text, rows and documents of the site, and finds them after a reload [A-084, A-090]', async ({
  context,
  page,
}) => {
  await signInAs(context, 'owner')
  await open(page, '/admin/settings/custom-attributes')
  const quotes = page.getByRole('region', { name: 'Press quotes' })
  const words = quotes.getByRole('textbox', { name: 'Words' })
  const notice = page.getByRole('textbox', { name: 'Notice' })
  await quotes.getByRole('button', { name: 'Add: Quotes' }).click()
  await notice.fill('The bar opens at six')
  await page.getByRole('button', { name: 'Choose: Leads to' }).click()
  await firstDocument(page).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(words).toBeFocused()
  await expectNoViolations(page)
  await words.fill('A house on fire')
  await quotes.getByRole('button', { name: 'Choose: Event' }).click()
  const title = await firstDocument(page).textContent()
  await firstDocument(page).click()
  await expect(quotes.getByRole('list', { name: 'Event' })).toContainText(title!)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Custom attributes updated')).toBeVisible()
  await reload(page)
  await expect(words).toHaveValue('A house on fire')
  await expect(quotes.getByRole('list', { name: 'Event' })).toContainText(title!)
  await expect(notice).toHaveText('The bar opens at six')
  await expect(page.getByRole('list', { name: 'Leads to' }).getByRole('listitem')).toHaveCount(1)
  await expectNoViolations(page)
  const settings = { houseNotice: { leadsTo: null, notice: null }, pressQuotes: { event: null, quotes: [] } }
  const answer = await context.request.patch(`/api/custom-attributes/${await ownSite(context)}`, {
    data: { settings },
    headers,
  })
  expect(answer.status(), await answer.text()).toBe(200)
})
