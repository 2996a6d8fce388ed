import { expect, test, type Page } from '../support/test'
import { expectNoViolations } from '../support/axe'
import { expectGoodLooks } from '../support/looks'
import { chooseLanguage, open, waitForHydration } from '../support/signIn'
import { expectToast } from '../support/toast'
import { makeSite, makeSomebody, signInSomebody, type OwnSite, type Somebody } from './support/site'

let site: OwnSite
let robin: Somebody

test.beforeAll(async () => {
  site = await makeSite()
  robin = await makeSomebody('Robin', { roles: ['support'] })
})
test.afterAll(() => site.close())

const dialog = (page: Page) => page.getByRole('dialog')
const banner = (page: Page) => page.getByRole('region', { name: 'Support access' })

test('the support visits a site, can change it once the owner allows that, and ends the visit', async ({
  browser,
  page,
}) => {
  // Two people, a dozen screens and their looks: three quarters of a minute on a quiet machine.
  test.setTimeout(120_000)
  await signInSomebody(page.context(), robin)
  await open(page, '/admin/support')
  await expectGoodLooks(page)
  await page.getByRole('searchbox').first().fill(site.name)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: `Visit: ${site.name}` }).click()
  await dialog(page).getByLabel('Reason').fill('You asked why the programme is empty.')
  await expectNoViolations(page)
  await dialog(page).getByRole('button', { name: 'Start the visit' }).click()
  await expect(banner(page)).toContainText('You have read-only access.')
  await open(page, '/admin/collections/pages')
  await expect(page.getByRole('link', { name: 'New page' })).toHaveCount(0)
  await expectGoodLooks(page)
  await banner(page).getByRole('button', { name: 'Ask to make changes' }).click()
  await expect(banner(page)).toContainText('The owner has been asked.')

  const owners = await browser.newContext()
  const desk = await owners.newPage()
  await signInSomebody(owners, site.people.owner)
  await open(desk, '/admin/settings/users')
  const card = desk.getByRole('region', { name: 'Support access' })
  await expect(card).toContainText('You asked why the programme is empty.')
  await expectGoodLooks(desk)
  await card.getByRole('button', { name: `Allow changes: ${robin.name}` }).click()
  await dialog(desk).getByRole('button', { name: 'Allow changes' }).click()
  await expectToast(desk, 'They can make changes until the visit ends')

  await open(page, '/admin/collections/pages')
  await expect(banner(page)).toContainText('The owner has allowed you to make changes')
  await expect(page.getByRole('link', { name: /New page|page/i }).first()).toBeVisible()
  await expectGoodLooks(page)
  await chooseLanguage(page.context(), 'ar')
  await page.goto('/admin')
  await waitForHydration(page)
  await expectGoodLooks(page)
  await page.goto('/admin/support')
  await waitForHydration(page)
  await expectGoodLooks(page)
  await chooseLanguage(page.context(), 'en')
  await open(page, '/admin/collections/pages')
  await banner(page).getByRole('button', { name: 'End visit' }).click()
  await expect(page).toHaveURL(/\/admin\/support/)
  await owners.close()
})
