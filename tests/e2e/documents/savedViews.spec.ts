import { expect, test, type Page } from '@playwright/test'
import { DIALOG, expectGoodLooks } from '../support/looks'
import { open, reload } from '../support/signIn'
import { makeSite, signInSomebody, type OwnSite } from '../people/support/site'

let site: OwnSite
const LIST = '/admin/collections/events'

test.beforeAll(async () => {
  site = await makeSite({ people: { Vera: { as: 'tenant-viewer' } } })
  for (const [title, eventStatus] of [
    ['Lear', 'cancelled'],
    ['Hamlet', 'scheduled'],
  ])
    await site.asProvider('POST', '/events', { eventStatus, tenant: site.id, title })
})
test.afterAll(() => site.close())

const rows = (page: Page) => page.locator('.collection-list .table tbody tr')
const views = (page: Page) => page.getByRole('navigation', { name: 'Saved views' })

test('a list is saved as a view, shared with colleagues, and removed', async ({ browser, page }) => {
  await signInSomebody(page.context(), site.people.owner)
  await open(page, LIST)
  await expect(rows(page)).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Save this view' })).toHaveCount(0)
  await page.getByRole('navigation', { name: 'State' }).getByRole('link', { name: 'Cancelled' }).click()
  await expect(rows(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Save this view' }).click()
  await expectGoodLooks(page, { within: DIALOG })
  await page.getByLabel('Name', { exact: true }).fill('Called off')
  await page.getByLabel('Share with colleagues').check()
  await page.getByRole('dialog').getByRole('button', { name: 'Save this view' }).click()
  await expect(views(page).getByRole('link', { name: 'Called off' })).toHaveAttribute('aria-current', 'page')
  await expectGoodLooks(page)
  const colleague = await browser.newContext({ baseURL: process.env.E2E_BASE_URL })
  await signInSomebody(colleague, site.people.Vera!)
  const theirs = await colleague.newPage()
  await open(theirs, LIST)
  await expect(rows(theirs)).toHaveCount(2)
  await views(theirs).getByRole('link', { name: 'Called off (shared)' }).click()
  await expect(rows(theirs)).toHaveCount(1)
  await expect(theirs.getByRole('button', { name: 'More actions for Called off' })).toHaveCount(0)
  await colleague.close()
  await views(page).getByRole('link', { name: 'Whole list' }).click()
  await expect(rows(page)).toHaveCount(2)
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
