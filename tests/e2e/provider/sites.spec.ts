import { readFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { expectGoodLooks, expectToFit } from '../support/looks'
import { chooseLanguage, open, signInAs, untilAlive } from '../support/signIn'

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

  test('is where the provider’s section begins, is searched and sorted in its address, and goes into a file', async ({
    page,
  }) => {
    await open(page, '/admin')
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Admin Collections' }).click()
    await expect(page).toHaveURL(new RegExp(`${LIST}(\\?|$)`))
    await expect(page.getByRole('heading', { level: 1, name: 'All sites' })).toBeVisible()
    await expect(line(page, 'Riverside Theatre')).toContainText('Active')
    await untilAlive(page)
    await expectGoodLooks(page)

    await table(page).getByRole('link', { name: 'Name' }).click()
    await expect(page).toHaveURL(/order=-name/)
    await expect(table(page).getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending')
    const shown = await names(page)
    expect(shown).toEqual(shown.toSorted((one, other) => other.localeCompare(one)))

    await page.getByLabel('Search by name, address or domain').fill('riverside')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/find=riverside/)
    await expect.poll(() => names(page)).toEqual(['Riverside Theatre'])
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download CSV' }).click(),
    ])
    const csv = readFileSync(await download.path(), 'utf8')
    expect(csv).toContain('Riverside Theatre,riverside,Active')
    expect(csv.trim().split('\r\n')).toHaveLength(2)

    // A list that was opened with filters forgets them, too.
    await page.reload()
    await untilAlive(page)
    await page.getByRole('link', { name: 'Clear filters' }).click()
    // The form is a new one for each list: what is typed before would be lost.
    await expect(line(page, 'Lantern Players')).toBeVisible()
    await expect.poll(() => new URL(page.url()).searchParams.has('find')).toBe(false)
    await page.reload()
    await untilAlive(page)
    await expect(line(page, 'Lantern Players')).toBeVisible()
    await page.getByLabel('Search by name, address or domain').fill('no such theatre')
    await page.keyboard.press('Enter')
    await expect(page.getByText('No site matches')).toBeVisible()
    await expectGoodLooks(page)
  })

  test('a line leads to the site, its activity and its document, and a problem to where it is mended', async ({
    page,
  }) => {
    const made = await page.request.post('/api/tenants/onboard', {
      data: {
        name: `Quay ${Date.now()}`,
        ownerEmail: `quay-${Date.now()}@test.example`,
        slug: `quay-${Date.now()}`,
        starter: 'empty',
      },
      headers,
    })
    const { id, name } = (await made.json()) as Site
    try {
      await open(page, `${LIST}?find=${encodeURIComponent(name)}&problems=1`)
      await line(page, name).getByRole('button', { name: 'has not signed in yet' }).click()
      await expect(page).toHaveURL(/\/admin\/settings\/users$/)
      await expect(page.getByRole('button', { name: new RegExp(name) })).toBeVisible()

      await open(page, `${LIST}?find=${encodeURIComponent(name)}`)
      await line(page, name)
        .getByRole('button', { name: `More for ${name}` })
        .click()
      await expect(page.getByRole('menuitem', { name: 'View the website' })).toHaveAttribute(
        'href',
        new RegExp(`//quay-`),
      )
      await page.getByRole('menuitem', { name: 'Activity' }).click()
      await expect(page).toHaveURL(/\/admin\/settings\/activity$/)

      await open(page, `${LIST}?find=${encodeURIComponent(name)}`)
      await line(page, name)
        .getByRole('button', { name: `More for ${name}` })
        .click()
      await page.getByRole('menuitem', { name: 'Plan, owner and status' }).click()
      await expect(page).toHaveURL(new RegExp(`${LIST}/${id}$`))
    } finally {
      await page.request.post(`/api/tenants/${id}/suspend`, { data: { suspended: true }, headers })
      await page.request.post(`/api/tenants/${id}/delete`, { data: { name }, headers })
      const { id: riverside } = await siteCalled(page, 'Riverside Theatre')
      await page.request.post('/api/users/set-tenant', { data: { tenantId: riverside }, headers })
    }
  })

  test('can be read from right to left, and on a phone as cards', async ({ context, page }) => {
    await chooseLanguage(context, 'ar')
    await page.goto(LIST)
    await untilAlive(page)
    await expect(page.getByRole('heading', { level: 1, name: 'جميع المواقع' })).toBeVisible()
    await expectToFit(page)
    await page.setViewportSize({ height: 780, width: 360 })
    await expect(page.getByLabel('ترتيب حسب')).toBeVisible()
    await expectGoodLooks(page)
  })
})

test('nobody else has the list', async ({ context, page }) => {
  for (const name of ['owner', 'editor', 'viewer', 'freelance'] as const) {
    await signInAs(context, name)
    await page.goto(LIST)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'All sites' })).toHaveCount(0)
    expect((await page.request.get('/api/provider/sites', { headers })).status()).toBe(404)
  }
})
