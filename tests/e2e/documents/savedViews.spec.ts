import { expect, test, type Page } from '../support/test'
import { DIALOG, expectGoodLooks } from '../support/looks'
import { open, reload } from '../support/signIn'
import { makeSite, signInSomebody, type OwnSite } from '../people/support/site'

let site: OwnSite
const LIST = '/admin/collections/events'

test.beforeAll(async () => {
  site = await makeSite()
  for (const [title, eventStatus] of [
    ['Lear', 'cancelled'],
    ['Hamlet', 'scheduled'],
  ])
    await site.asProvider('POST', '/events', { eventStatus, tenant: site.id, title })
})
test.afterAll(() => site.close())

const rows = (page: Page) => page.locator('.collection-list .table tbody tr')
const views = (page: Page) => page.getByRole('navigation', { name: 'Saved views' })

test('an owner saves a narrowed list as a view, comes back to it, and removes it', async ({ page }) => {
  await signInSomebody(page.context(), site.people.owner)
  await open(page, LIST)
  await page.getByRole('navigation', { name: 'State' }).getByRole('link', { name: 'Cancelled' }).click()
  await expect(rows(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Save this view' }).click()
  await expectGoodLooks(page, { within: DIALOG })
  await page.getByLabel('Name', { exact: true }).fill('Called off')
  await page.getByRole('dialog').getByRole('button', { name: 'Save this view' }).click()
  await expect(views(page).getByRole('link', { name: 'Called off' })).toHaveAttribute('aria-current', 'page')
  await expectGoodLooks(page)
  await open(page, `${LIST}?search=Hamlet`)
  await expect(rows(page)).toHaveText([/Hamlet/])
  await views(page).getByRole('link', { name: 'Called off' }).click()
  await expect(rows(page)).toHaveText([/Lear/])
  await reload(page)
  await expect(rows(page)).toHaveText([/Lear/])
  await page.getByRole('button', { name: 'More actions for Called off' }).click()
  await page.getByRole('menuitem', { name: 'Remove this view' }).click()
  await expect(views(page)).toHaveCount(0)
  await expect(rows(page)).toHaveCount(2)
})
