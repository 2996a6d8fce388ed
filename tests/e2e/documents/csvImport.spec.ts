import { expect, test, type Page } from '../support/test'
import { DIALOG, expectGoodLooks } from '../support/looks'
import { open } from '../support/signIn'
import { makeSite, signInSomebody, type OwnSite } from '../people/support/site'

let site: OwnSite
const LIST = '/admin/collections/people'

test.beforeAll(async () => {
  site = await makeSite()
})
test.afterAll(() => site.close())

const rows = (page: Page) => page.locator('.collection-list .table tbody tr')

test('an owner imports people from a spreadsheet, and looks through them first', async ({ page }) => {
  await signInSomebody(page.context(), site.people.owner)
  await open(page, LIST)
  await page.locator('#list-menu button').first().click()
  await page.getByRole('button', { name: 'Import from CSV' }).click()
  const drawer = page.getByRole('dialog', { name: 'Import from CSV: People' })
  await expect(drawer).toBeVisible()
  await expectGoodLooks(page, { within: DIALOG })
  const buffer = Buffer.from('Nombre;Job\r\nAda;Soprano\r\nZo\u00eb;Composer\r\n;Nobody\r\n', 'latin1')
  await drawer.locator('input[type=file]').setInputFiles({ buffer, mimeType: 'text/csv', name: 'people.csv' })
  await drawer.getByLabel('Nombre').selectOption({ label: 'Name' })
  await drawer.getByLabel('Job').selectOption({ label: 'Profession' })
  await expect(drawer).toContainText('2 new, 0 changed, 0 unchanged, 1 with a problem')
  await expectGoodLooks(page, { within: DIALOG })
  await drawer.getByRole('button', { name: 'Import 2 rows' }).click()
  await drawer.getByRole('button', { name: 'Close' }).last().click()
  await expect(rows(page)).toHaveCount(2)
})
