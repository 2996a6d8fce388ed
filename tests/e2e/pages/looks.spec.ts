import { expect, test } from '@playwright/test'
import { makeSite, type OwnSite } from '../people/support/site'
import { expectNoViolations } from '../support/axe'
import { useLanguage, useTheme } from '../support/signIn'
import { PATH, plant } from './support'

const LONG = 'The annual general meeting of the friends and supporters of the theatre and its youth companies in the foyer'

let site: OwnSite
let empty: OwnSite

test.beforeAll(async () => {
  site = await makeSite()
  empty = await makeSite()
  await plant(site, `Home,Visit(Access(Lifts(Map(${LONG})))),About*`)
})
test.afterAll(() => Promise.all([site.close(), empty.close()]))

for (const look of ['light', 'dark', '320 px', 'Arabic'] as const) {
  test(`the tree and what it opens break no accessibility rule, ${look}`, async ({ context, page }) => {
    const grid = page.getByRole('treegrid')
    if (look === '320 px') await page.setViewportSize({ height: 700, width: 320 })
    else if (look === 'Arabic') await useLanguage(context, 'ar')
    else await useTheme(context, look)
    await site.signIn(context, site.people.owner)
    await page.goto(PATH)
    await expect(grid.getByRole('row').first()).toBeVisible()
    // What one test opens stays open for the next.
    for (const closed = grid.locator('[aria-expanded=false] button'); await closed.count(); ) await closed.first().click()
    await expect(grid.getByRole('link', { name: LONG })).toBeVisible()
    await grid.getByRole('checkbox').first().check({ force: true })
    await expectNoViolations(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(page.viewportSize()!.width)
    await grid.getByRole('row').first().locator('button').last().click()
    await page.getByRole('menuitem').nth(3).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectNoViolations(page)
  })
}

test('a site without pages says what they are and how to begin', async ({ context, page }) => {
  await empty.signIn(context, empty.people.owner)
  await page.goto(PATH)
  await expect(page.getByText('No pages yet')).toBeVisible()
  await expect(page.getByRole('link', { exact: true, name: 'New page' })).toHaveAttribute('href', /\/collections\/pages\/create$/)
  await expectNoViolations(page)
})
