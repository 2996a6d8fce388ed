import { expect, test, type Page } from '../support/test'
import { DIALOG, expectGoodLooks, expectToFit } from '../support/looks'
import { chooseLanguage, open, reload, signInAs } from '../support/signIn'
import { expectToast } from '../support/toast'

const PATH = '/admin/settings/languages'
const row = (page: Page, label: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(label, { exact: true }) })
const addButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Add Language' })
const dialog = (page: Page) => page.getByRole('dialog')

test('an owner adds a language, finds it after a reload, and removes it [A-034, A-037]', async ({ context, page }) => {
  await signInAs(context, 'harbourOwner')
  await open(page, PATH)
  await addButton(page).click()
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(addButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await dialog(page)
    .getByRole('button', { name: /^Language/ })
    .click()
  await page.getByRole('combobox').fill('Welsh')
  await page.getByRole('option', { name: 'Welsh' }).first().click()
  await dialog(page).getByRole('button', { name: 'Add Language' }).click()
  await expectToast(page, 'Added Welsh language.')
  await reload(page)
  await expect(row(page, 'Welsh')).toContainText('Not published')
  await row(page, 'Welsh')
    .getByRole('button', { name: /^Remove/ })
    .click()
  await dialog(page).getByRole('button', { name: 'Remove' }).click()
  await expectToast(page, 'Removed Welsh language')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
})

for (const [language, title] of [
  ['en', 'the languages of a site break no accessibility rule'],
  ['ar', 'the languages of a site fit from right to left'],
] as const) {
  test(title, async ({ context, page }) => {
    const check = language === 'en' ? expectGoodLooks : expectToFit
    await signInAs(context, 'owner')
    await chooseLanguage(context, language)
    await page.goto(PATH)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await check(page)
    await page.locator('main button').first().click()
    await dialog(page).getByRole('button').first().click()
    await check(page, { within: DIALOG })
  })
}
