import { expect, test, type Page } from '../support/test'
import { DIALOG, expectGoodLooks, expectToFit } from '../support/looks'
import { chooseLanguage, open, waitForHydration } from '../support/signIn'
import { expectToast } from '../support/toast'
import { makeSite, signInSomebody, type OwnSite } from '../people/support/site'

let site: OwnSite
const LIST = '/admin/collections/events'
const SEASON = [
  'Production,Day,Time,Venue,Note',
  'The Winter’s Tale,1/3/2027,19:30,Main House,Preview',
  'The Winter’s Tale,15/3/2027,7:30 pm,Main House,Press night',
  'Open rehearsal,15/3/2027,19:30,Main House,',
  'Lost,15/3/2027,later,Main House,',
].join('\n')

test.beforeAll(async () => {
  site = await makeSite()
  await site.asProvider('POST', '/venues', {
    _status: 'published',
    name: 'Main House',
    tenant: site.id,
    timezone: 'Europe/London',
  })
})
test.afterAll(() => site.close())
test.beforeEach(({ page }) => signInSomebody(page.context(), site.people.owner))

const rows = (page: Page) => page.locator('.collection-list .table tbody tr')
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Import from CSV: Events' })
const line = (page: Page, number: number) =>
  drawer(page)
    .locator('tbody tr')
    .filter({ has: page.getByRole('cell', { exact: true, name: String(number) }) })

async function paste(page: Page, text: string): Promise<void> {
  await page.locator('#list-menu button').first().click()
  await page.getByRole('button', { name: 'Import from CSV' }).click()
  await drawer(page).getByLabel('Or paste rows').fill(text)
  await drawer(page).getByRole('button', { name: 'Show what will happen' }).click()
}

test(
  'an owner imports a season from one CSV sheet, imports a correction and undoes it',
  { tag: '@core' },
  async ({ page }) => {
    await open(page, LIST)
    await paste(page, SEASON)
    // Columns whose headings say nothing are chosen by hand.
    await drawer(page).getByLabel('Production').selectOption({ label: 'Title' })
    await drawer(page).getByLabel('Day').selectOption({ label: 'Date' })
    await expect(drawer(page)).toContainText('3 new, 0 changed, 0 unchanged, 1 with a problem')
    await expect(line(page, 2)).toContainText('The Winter’s Tale, Mon 1 Mar 2027, 19:30')
    await expect(line(page, 2)).toContainText('New event')
    await expect(line(page, 3)).not.toContainText('New event')
    await expect(line(page, 4)).toContainText('Same venue and time as line 3.')
    await expect(line(page, 5)).toContainText('Time: is not a time of day')
    await expectGoodLooks(page, { within: DIALOG })
    await drawer(page).getByRole('button', { name: 'Import 3 rows' }).click()
    await expect(drawer(page)).toContainText('3 were added. 1 row with a problem was left out.')
    await drawer(page).getByRole('button', { name: 'Close' }).last().click()
    await expect(rows(page)).toHaveCount(2)

    await expect(rows(page).filter({ hasText: 'The Winter’s Tale' })).toContainText(/1\W+15 Mar 2027/)
    await open(page, '/admin/collections/event-instances')
    await expect(rows(page)).toHaveCount(3)
    await expect(rows(page).filter({ hasText: 'The Winter’s Tale' })).toHaveCount(2)

    await open(page, LIST)
    await paste(page, SEASON.replace('Production,Day', 'Title,Date').replace('Press night', 'Schools'))
    await expect(drawer(page)).toContainText('0 new, 1 changed, 2 unchanged, 1 with a problem')
    await expect(line(page, 3)).toContainText('Note: Press night → Schools')
    await drawer(page).getByRole('button', { name: 'Import 1 row' }).click()
    await drawer(page).getByRole('button', { name: 'Undo the import' }).click()
    await expectToast(page, '1 document was undone.')
  },
)

test('an owner sees the import dialog fit the screen in Arabic', async ({ page }) => {
  await chooseLanguage(page.context(), 'ar')
  await page.goto(LIST)
  await waitForHydration(page)
  await page.locator('#list-menu button').first().click()
  await page.getByRole('button', { name: 'استيراد من CSV' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectToFit(page, { within: DIALOG })
})
