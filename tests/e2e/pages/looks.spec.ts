import { expect, test } from '../support/test'
import { makeSite, type OwnSite } from '../people/support/site'
import { expectNoViolations } from '../support/axe'
import { DIALOG, expectGoodLooks, expectToFit } from '../support/looks'
import { chooseLanguage } from '../support/signIn'
import { PATH, createPages } from './support'

const LONG =
  'The annual general meeting of the friends and supporters of the theatre and its youth companies in the foyer'

let site: OwnSite
let empty: OwnSite

test.beforeAll(async () => {
  site = await makeSite()
  empty = await makeSite()
  await createPages(site, `Home,Visit(Access(Lifts(Map(${LONG})))),About*`)
})
test.afterAll(() => Promise.all([site.close(), empty.close()]))

for (const language of ['en', 'ar']) {
  test(`the tree and what it opens break no accessibility rule in any look, ${language}`, async ({ context, page }) => {
    const check = language === 'en' ? expectGoodLooks : expectToFit
    const grid = page.getByRole('treegrid')
    await chooseLanguage(context, language)
    await site.signIn(context, site.people.owner)
    await page.goto(PATH)
    await expect(grid.getByRole('row').first()).toBeVisible()
    // What one test opens stays open for the next.
    for (const closed = grid.locator('[aria-expanded=false] button'); await closed.count();)
      await closed.first().click()
    await expect(grid.getByRole('link', { name: LONG })).toBeVisible()
    await grid.getByRole('checkbox').first().check({ force: true })
    await check(page)
    await grid.getByRole('row').first().locator('button').last().click()
    await page.getByRole('menuitem').nth(3).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await check(page, { within: DIALOG })
  })
}

test('a site without pages says what they are and how to begin', async ({ context, page }) => {
  await empty.signIn(context, empty.people.owner)
  await page.goto(PATH)
  await expect(page.getByText('No pages yet')).toBeVisible()
  await expect(page.getByRole('link', { exact: true, name: 'Create page' })).toHaveAttribute(
    'href',
    /\/collections\/pages\/create$/,
  )
  await expectNoViolations(page)
})
