import { readFileSync } from 'node:fs'
import { expect, test, type Page } from '../support/test'
import { makeSite } from '../people/support/site'
import { expectGoodLooks, expectToFit } from '../support/looks'
import { chooseLanguage, open, signInAs, waitForHydration } from '../support/signIn'

const LIST = '/admin/collections/tenants'
const table = (page: Page) => page.getByRole('region', { name: 'All sites' }).getByRole('table')
const line = (page: Page, name: string) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('button', { exact: true, name: `Open ${name}` }) })
const names = (page: Page) => table(page).getByRole('rowheader').getByRole('button').allTextContents()
const headers = { Origin: process.env.E2E_BASE_URL! }

interface Site {
  id: string
  name: string
}

async function siteCalled(page: Page, name: string): Promise<Site> {
  const answer = await page.request.get(`/api/provider/sites?find=${encodeURIComponent(name)}`, { headers })
  return ((await answer.json()) as { sites: Site[] }).sites.find((site) => site.name === name)!
}

test.describe('the provider’s list of all sites', () => {
  test.beforeEach(async ({ context }) => {
    await signInAs(context, 'super')
  })

  test('is where the section of the provider begins; it is searched and sorted in its address, and downloaded', async ({
    page,
  }) => {
    await open(page, '/admin')
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Admin Collections' }).click()
    await expect(page).toHaveURL(new RegExp(`${LIST}(\\?|$)`))
    await expect(line(page, 'Riverside Theatre')).toContainText('Active')
    await waitForHydration(page)
    await expectGoodLooks(page)

    await table(page).getByRole('link', { name: 'Name' }).click()
    await expect(page).toHaveURL(/order=-name/)
    await expect(table(page).getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending')

    await page.getByLabel('Search by name, address or domain').fill('riverside')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/find=riverside/)
    await expect.poll(() => names(page)).toEqual(['Riverside Theatre'])
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download CSV' }).click(),
    ])
    expect(readFileSync(await download.path(), 'utf8')).toContain('"Riverside Theatre","riverside","Active"')

    // A list that was opened with filters forgets them, too.
    await page.reload()
    await waitForHydration(page)
    await page.getByRole('link', { name: 'Clear filters' }).click()
    // The form is a new one for each list: what is typed before would be lost.
    await expect(line(page, 'Lantern Players')).toBeVisible()
    await expect.poll(() => new URL(page.url()).searchParams.has('find')).toBe(false)
    await page.reload()
    await waitForHydration(page)
    await expect(line(page, 'Lantern Players')).toBeVisible()
    await page.getByLabel('Search by name, address or domain').fill('no such theatre')
    await page.keyboard.press('Enter')
    await expect(page.getByText('No site matches')).toBeVisible()
    await expectGoodLooks(page)
  })

  test('opens a screen of a site, with that site in the frame', async ({ page }) => {
    const site = await makeSite()
    try {
      await open(page, `${LIST}?find=${site.slug}`)
      await line(page, site.name)
        .getByRole('button', { name: `More for ${site.name}` })
        .click()
      await page.getByRole('menuitem', { name: 'Activity' }).click()
      await expect(page).toHaveURL(/\/admin\/settings\/activity$/)
      await expect(page.locator('aside')).toContainText(site.name)
    } finally {
      await site.close()
      const { id } = await siteCalled(page, 'Riverside Theatre')
      await page.request.post('/api/users/set-tenant', { data: { tenantId: id }, headers })
    }
  })

  test('can be read from right to left, and on a phone as cards', async ({ context, page }) => {
    await chooseLanguage(context, 'ar')
    await page.goto(LIST)
    await waitForHydration(page)
    await expect(page.getByRole('heading', { level: 1, name: 'جميع المواقع' })).toBeVisible()
    await expectToFit(page)
    await page.setViewportSize({ height: 780, width: 360 })
    await expect(page.getByLabel('ترتيب حسب')).toBeVisible()
    await expectGoodLooks(page)
  })
})
