import { expect, test, type Page } from '../support/test'
import { expectNoViolations } from '../support/axe'
import { chooseLanguage, open, reload } from '../support/signIn'
import { expectToast } from '../support/toast'
import { makeSite, signInSomebody, type OwnSite } from '../people/support/site'

let site: OwnSite
const headers = { Origin: process.env.E2E_BASE_URL! }
const LIST = '/admin/collections/series'
/** Payload remembers how many rows somebody had last. */
const ALL = '?limit=10'

test.beforeAll(async () => {
  site = await makeSite()
})
test.afterAll(() => site.close())
test.beforeEach(async ({ page }) => {
  await signInSomebody(page.context(), site.people.owner)
  for (const title of ['Matinees', 'Late nights', 'Talks']) {
    const answer = await page
      .context()
      .request.post('/api/series', { data: { _status: 'published', tenant: site.id, title }, headers })
    expect(answer.status(), await answer.text()).toBe(201)
  }
})
test.afterEach(async ({ page }) => {
  const query = new URLSearchParams({ trash: 'true', 'where[tenant][equals]': site.id })
  expect((await page.context().request.delete(`/api/series?${query}`, { headers })).status()).toBe(200)
})

const bar = (page: Page) => page.locator('[data-bulk-actions]')
const rows = (page: Page) => page.locator('.table tbody tr')
const choose = async (page: Page, count: number) => {
  await expect(rows(page)).toHaveCount(count)
  await page.locator('.select-all input').first().check()
  await expect(bar(page).getByRole('status')).toContainText(String(count))
}

test('an owner puts chosen rows into the trash on a phone, and takes that back', async ({ page }) => {
  await page.setViewportSize({ height: 740, width: 360 })
  await open(page, `${LIST}${ALL}`)
  await choose(page, 3)
  // Payload's own buttons are out of sight.
  await expect(page.getByRole('button', { exact: true, name: 'Delete' })).toHaveCount(0)
  await expectNoViolations(page)
  await bar(page).getByRole('button', { name: 'Move to trash' }).click()
  await expectToast(page, '3 Series moved to trash.')
  await expect(rows(page)).toHaveCount(0)
  await page.locator('[data-sonner-toast]').getByRole('button', { name: 'Undo' }).click()
  await expect(rows(page)).toHaveCount(3)
  await choose(page, 3)
  await bar(page).getByRole('button', { name: 'Move to trash' }).click()
  await expect(rows(page)).toHaveCount(0)
  await open(page, `${LIST}/trash${ALL}`)
  await choose(page, 3)
  await expect(page.getByRole('button', { exact: true, name: 'Restore' })).toHaveCount(1)
})

test('an owner reads the bar of actions from right to left', async ({ page }) => {
  await open(page, `${LIST}${ALL}`)
  await chooseLanguage(page.context(), 'ar')
  await reload(page)
  await choose(page, 3)
  const [first, last] = await Promise.all([
    bar(page).getByRole('status').boundingBox(),
    bar(page).getByRole('button').last().boundingBox(),
  ])
  expect(first!.x).toBeGreaterThan(last!.x)
})
