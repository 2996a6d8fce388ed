import { readFile } from 'node:fs/promises'
import { expect, test, type Page } from '../support/test'
import { expectGoodLooks } from '../support/looks'
import { chooseLanguage, open, reload, signInAs } from '../support/signIn'
import { makeSite, signInSomebody, type OwnSite } from '../people/support/site'

let site: OwnSite
const headers = { Origin: process.env.E2E_BASE_URL! }
const EVENTS = '/admin/collections/events'
const DAY = 86_400_000

test.beforeAll(async () => {
  site = await makeSite()
})
test.afterAll(() => site.close())

const rows = (page: Page) => page.locator('.table tbody tr')
const chip = (page: Page, list: string, name: string) =>
  page.getByRole('navigation', { name: list }).getByRole('link', { exact: true, name })

test('an editor sees posters and moments in the list of events, and looks at past ones', async ({ context, page }) => {
  await signInAs(context, 'editor')
  await open(page, EVENTS)
  const first = rows(page).first()
  await expect(first.getByRole('link').first()).toBeVisible()
  await expect(first.locator('time').first()).toBeVisible()
  await expect(page.locator('.table img').first()).toBeVisible()
  await expectGoodLooks(page)
  await chip(page, 'Time', 'Past').click()
  await expect(chip(page, 'Time', 'Past')).toHaveAttribute('aria-current', 'page')
  await expect(page.locator('.table .cell-nextPerformance time')).toHaveCount(0)
  await chip(page, 'Time', 'All').click()
  await expect(page.locator('.table .cell-nextPerformance time').first()).toBeVisible()
})

test('an editor reads the list of events from right to left, on a phone', async ({ context, page }) => {
  await signInAs(context, 'editor')
  await chooseLanguage(context, 'ar')
  await page.setViewportSize({ height: 740, width: 360 })
  await page.goto(EVENTS)
  await expect(rows(page).first()).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('dir', 'RTL')
  await expectGoodLooks(page)
})

test('an owner downloads a list as it is shown', async ({ page }) => {
  await signInSomebody(page.context(), site.people.owner)
  await page
    .context()
    .request.post('/api/people', { data: { name: '=Ada', profession: 'Composer', tenant: site.id }, headers })
  await open(page, '/admin/collections/people?search=Ada')
  await expect(rows(page)).toHaveCount(1)
  await page.locator('#list-menu button').first().click()
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download as CSV' }).click()
  const file = await waiting
  expect(file.suggestedFilename()).toMatch(/^People \d{4}-\d\d-\d\d\.csv$/)
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toMatch(/^\uFEFF"Name","Sort name","Profession","Publication","Changed \(.+\)"\r\n"'=Ada",/)
})

test('an owner of an empty list begins with its first step, and comes back from a search without a match', async ({
  page,
}) => {
  await signInSomebody(page.context(), site.people.owner)
  await open(page, EVENTS)
  await expect(page.getByText('No events yet')).toBeVisible()
  await expectGoodLooks(page)
  await page.getByRole('link', { name: 'Create event' }).click()
  await expect(page).toHaveURL(/\/events\/create$/)
  const start = new Date(Date.now() + 30 * DAY).toISOString()
  await page
    .context()
    .request.post('/api/events', { data: { startDate: start, tenant: site.id, title: 'Lear' }, headers })
  await open(page, `${EVENTS}?search=nothing`)
  await page.getByRole('link', { name: 'Show all' }).click()
  await expect(rows(page)).toHaveCount(1)
  await expect(page).not.toHaveURL(/search=nothing/)
  await reload(page)
  await expect(rows(page)).toHaveCount(1)
})
