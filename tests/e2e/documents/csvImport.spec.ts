import { expect, test, type Page } from '@playwright/test'
import { DIALOG, expectGoodLooks } from '../support/looks'
import { open } from '../support/signIn'
import { expectToast } from '../support/toast'
import { makeSite, signInSomebody, type OwnSite } from '../people/support/site'

let site: OwnSite
const headers = { Origin: process.env.E2E_BASE_URL! }
const LIST = '/admin/collections/people'

test.beforeAll(async () => {
  site = await makeSite({ people: { Vera: { as: 'tenant-viewer' } } })
})
test.afterAll(() => site.close())

const rows = (page: Page) => page.locator('.collection-list .table tbody tr')
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Import from CSV: People' })
const row = (page: Page, text: string) => drawer(page).locator('tbody tr').filter({ hasText: text })

async function begin(page: Page): Promise<void> {
  await page.locator('#list-menu button').first().click()
  await page.getByRole('button', { name: 'Import from CSV' }).click()
  await expect(drawer(page)).toBeVisible()
}

test('people come from a spreadsheet, are looked through first, and go again', async ({ page }) => {
  await signInSomebody(page.context(), site.people.owner)
  const made = await page
    .context()
    .request.post('/api/people', { data: { name: 'Ada', profession: 'Alto', tenant: site.id }, headers })
  expect(made.status()).toBe(201)
  await open(page, LIST)
  await begin(page)
  await expectGoodLooks(page, { within: DIALOG })
  // As Excel saves it in Spain: semicolons, and a code page of its own.
  const buffer = Buffer.from('Nombre;Job\r\nAda;Soprano\r\nZo\u00eb;Composer\r\n;Nobody\r\n', 'latin1')
  await drawer(page).locator('input[type=file]').setInputFiles({ buffer, mimeType: 'text/csv', name: 'people.csv' })
  await expect(drawer(page).getByRole('status').or(drawer(page).getByText('3 with a problem')).first()).toBeVisible()
  await drawer(page).getByLabel('Nombre').selectOption({ label: 'Name' })
  await drawer(page).getByLabel('Job').selectOption({ label: 'Profession' })
  await expect(drawer(page)).toContainText('1 new, 1 changed, 0 unchanged, 1 with a problem')
  await expect(row(page, 'Ada')).toContainText('Profession: Alto → Soprano')
  await expect(row(page, 'Zoë')).toContainText('New')
  await expect(row(page, 'This row has nothing in “Name”.')).toContainText('Problem')
  await expectGoodLooks(page, { within: DIALOG })
  await drawer(page).getByRole('button', { name: 'Import 2 rows' }).click()
  await expect(drawer(page)).toContainText('1 was added. 1 was changed. 1 row with a problem was left out.')
  await drawer(page).getByRole('button', { name: 'Close' }).last().click()
  await expect(rows(page)).toHaveCount(2)
  await expect(rows(page).filter({ hasText: 'Soprano' })).toHaveCount(1)
  // Later, or by a colleague.
  await open(page, LIST)
  await begin(page)
  await expect(drawer(page)).toContainText(/Last import: 2 documents, .*, by Olwen Tester\./)
  await drawer(page).getByRole('button', { name: 'Undo the import' }).click()
  await expectToast(page, '2 documents were undone.')
  await page.keyboard.press('Escape')
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText('Alto')
})

test('whoever may only look is offered no import', async ({ page }) => {
  await signInSomebody(page.context(), site.people.Vera!)
  await open(page, LIST)
  await page.locator('#list-menu button').first().click()
  await expect(page.getByRole('button', { name: 'Download as CSV' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Import from CSV' })).toHaveCount(0)
})
