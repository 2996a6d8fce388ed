import { expect, test, type Page } from '../support/test'
import { DIALOG, expectGoodLooks, expectToFit } from '../support/looks'
import { chooseLanguage, open, waitForHydration } from '../support/signIn'
import { expectToast } from '../support/toast'
import { makeSite, signInSomebody, type OwnSite } from '../people/support/site'

let site: OwnSite

test.beforeAll(async () => {
  site = await makeSite({ people: { Elin: { role: 'Author' } }, roles: { Author: ['pages:manage'] } })
})
test.afterAll(() => site.close())

const bar = (page: Page) => page.locator('.doc-controls')
const dialog = (page: Page) => page.getByRole('dialog')
const notice = (page: Page) => page.locator('.render-fields').getByRole('status')

/** An author's draft that is stored. */
async function beginPage(page: Page, title: string): Promise<void> {
  await signInSomebody(page.context(), site.people.Elin!)
  await open(page, '/admin/collections/pages/create')
  await page.locator('#field-title').fill(title)
  await expect(page).toHaveURL(/pages\/[0-9a-f-]{36}/)
}

test(
  'an author asks for a review, which the owner sends back and then publishes',
  { tag: '@core' },
  async ({ browser, page }) => {
    await beginPage(page, 'Season launch')
    await expect(bar(page).getByRole('button', { name: /Publish|Schedule/ })).toHaveCount(0)
    await bar(page).getByRole('button', { name: 'Ask for review' }).click()
    await dialog(page).getByLabel('Note (optional)').fill('Dates are checked.')
    await expectGoodLooks(page, { within: DIALOG })
    await dialog(page).getByRole('button', { name: 'Ask for review' }).click()
    await expectToast(page, 'Asked for a review')
    await expect(notice(page)).toContainText(/You asked for a review .*Dates are checked\./)
    await expectGoodLooks(page)
    const address = new URL(page.url()).pathname

    const owner = await (await browser.newContext()).newPage()
    await signInSomebody(owner.context(), site.people.owner)
    await open(owner, '/admin')
    const row = owner
      .getByRole('region', { name: 'Reviews' })
      .getByRole('listitem')
      .filter({ hasText: 'Season launch' })
    await expect(row).toContainText(/asked for a review.*Dates are checked\..*Waiting/)
    await expectGoodLooks(owner)
    await row.getByRole('link', { name: 'Season launch' }).click()
    await expect(owner).toHaveURL(new RegExp(address))
    await expect(notice(owner)).toContainText('Publish it, or send it back.')
    await notice(owner).getByRole('button', { name: 'Send back' }).click()
    await expect(dialog(owner).getByRole('button', { name: 'Send back' })).toBeDisabled()
    await dialog(owner).getByLabel('What is still to be done').fill('The cast is missing.')
    await dialog(owner).getByRole('button', { name: 'Send back' }).click()
    await expectToast(owner, 'Sent back')

    await open(page, address)
    await expect(notice(page)).toContainText('The cast is missing.')
    await expectGoodLooks(page)
    await bar(page).getByRole('button', { name: 'Ask for review' }).click()
    await page.keyboard.press('Tab')
    await dialog(page).getByRole('button', { name: 'Ask for review' }).press('Enter')
    await expect(notice(page)).toContainText('You asked for a review')

    await open(owner, address)
    await expect(notice(owner)).toContainText('Publish it, or send it back.')
    await owner.locator('#action-save').click()
    await expect(notice(owner)).toHaveCount(0)
    await open(page, address)
    await expect(notice(page)).toHaveCount(0)
    await owner.context().close()
  },
)

test('an author asks for a review in Arabic', async ({ page }) => {
  await signInSomebody(page.context(), site.people.Elin!)
  await chooseLanguage(page.context(), 'ar')
  await page.goto('/admin/collections/pages/create')
  await waitForHydration(page)
  await page.locator('#field-title').fill('إطلاق الموسم')
  await expect(page).toHaveURL(/pages\/[0-9a-f-]{36}/)
  await bar(page).getByRole('button', { name: 'طلب مراجعة' }).click()
  await dialog(page).locator('textarea').fill('راجعوا التواريخ من فضلكم.')
  await expectToFit(page, { within: DIALOG })
  await dialog(page).getByRole('button', { name: 'طلب مراجعة' }).click()
  await expect(notice(page)).toContainText('راجعوا التواريخ')
  await expectGoodLooks(page)
})
