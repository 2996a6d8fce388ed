import { expect, test, type Page } from '../support/test'
import { makeSite, type OwnSite } from '../people/support/site'
import { expectGoodLooks } from '../support/looks'
import { chooseLanguage, open } from '../support/signIn'

test.use({ timezoneId: 'Europe/Berlin' })

let site: OwnSite

test.beforeEach(async ({ context }) => {
  site = await makeSite({ people: { Ann: { as: 'tenant-admin' } } })
  await site.asProvider('POST', `/tenants/${site.id}/general`, { timezone: 'Europe/London' })
  await site.signIn(context, site.people.owner)
})
test.afterEach(() => site.close())

const headers = { Origin: process.env.E2E_BASE_URL! }
const lines = (page: Page) => page.getByRole('list', { name: 'Versions, newest first' }).getByRole('listitem')

test('an owner goes from the versions of a document to what was changed, and compares another one', async ({
  context,
  page,
}) => {
  const as = context.request
  const call = async (method: 'PATCH' | 'POST', path: string, data: object) => {
    const answer = await as.fetch(`/api${path}`, { data, headers, method })
    expect(answer.ok(), await answer.text()).toBe(true)
    return ((await answer.json()) as { doc: { id: string } }).doc
  }
  const { id } = await call('POST', '/events', { _status: 'published', tenant: site.id, title: 'Hamlet' })
  await site.signIn(context, site.people.Ann!)
  await call('PATCH', `/events/${id}`, {
    _status: 'published',
    subtitle: 'A tragedy',
    title: 'Hamlet, Prince of Denmark',
  })
  await call('PATCH', `/events/${id}?draft=true&autosave=true`, { summary: 'Revenge.' })
  await site.signIn(context, site.people.owner)

  await test.step('a line for each version, with the zone of the site where the reader is elsewhere', async () => {
    await open(page, `/admin/collections/events/${id}/versions`)
    await expect(lines(page)).toHaveCount(3)
    await expect(lines(page).nth(2).getByRole('time')).toContainText('Europe/London')
    await expectGoodLooks(page)
  })

  await test.step('a line leads to what was changed', async () => {
    await lines(page).nth(1).getByRole('link').press('Enter')
    await expect(page.locator('.render-field-diffs').first()).toContainText('A tragedy')
    await expectGoodLooks(page, { within: '.render-field-diffs' })
  })

  await test.step('another version to compare with is chosen from the same lines', async () => {
    await page.locator('.compare-version .rs__control, .view-version .rs__control').first().click()
    await page.getByText(/^More versions/).click()
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('button', { name: /Olwen Tester\W+created it/ }).click()
    await expect(page).toHaveURL(/versionFrom=/)
  })

  await test.step('the comparison is read in Arabic, too', async () => {
    await chooseLanguage(context, 'ar')
    await page.goto(`/admin/collections/events/${id}/versions`)
    await expect(page.getByRole('list', { name: 'الإصدارات، الأحدث أولًا' }).getByRole('listitem')).toHaveCount(3)
    await expectGoodLooks(page)
  })
})
