import { expect, test, type Locator, type Page } from '@playwright/test'
import { open } from '../support/signIn'
import { dialog, loseNext, manage, PATH } from './support/screen'
import { makeSite, type OwnSite } from './support/site'

let site: OwnSite

test.beforeEach(async () => {
  site = await makeSite({
    people: { Elin: { role: 'Editor' }, Vera: { as: 'tenant-viewer' } },
    roles: { Editor: ['pages:manage'] },
  })
})
test.afterEach(() => site.close())

/** Chooses from a list that is found by typing. */
async function pick(page: Page, within: Locator, label: string, words: string, option: RegExp | string): Promise<void> {
  await within.getByRole('button', { name: new RegExp(`^${label}:`) }).click()
  await page.getByRole('combobox', { exact: true, name: label }).fill(words)
  await page.getByRole('option', { name: option }).first().click()
}

test('[A-137] says what somebody may do, where it comes from, and why', async ({ context, page }) => {
  await site.asProvider('POST', '/pages', { slug: 'season', tenant: site.id, title: 'The season' })
  await site.signIn(context, site.people.owner)
  await open(page, PATH)
  await loseNext(page, /\/access\?/, 'GET')
  await (await manage(page, 'Elin Tester')).getByRole('button', { name: 'What may they do?' }).click()
  const drawer = dialog(page, 'What may Elin Tester do?')
  await expect(drawer.getByRole('alert')).toContainText('This could not be loaded.')
  await drawer.getByRole('button', { name: 'Try again' }).click()
  await expect(drawer).toContainText(/The role “.Editor.”/)
  await expect(drawer.locator('dl > div').filter({ hasText: 'Pages' })).toHaveText('PagesView, Create and Edit')
  await expect(drawer.locator('dl > div').filter({ hasText: 'Events' })).toHaveText('EventsNothing')

  await test.step('one permission', async () => {
    await pick(page, drawer, 'Permission', 'pages', 'Pages: View')
    await expect(drawer.getByRole('status')).toHaveText(/^Yes It comes with “.Pages: Create and Edit.”\.$/)
    await pick(page, drawer, 'Permission', 'delete', 'Pages: Delete')
    await expect(drawer.getByRole('status')).toHaveText(/^No The role “.Editor.” does not have it\.$/)
    await pick(page, drawer, 'Permission', 'pages', 'Pages: Create and Edit')
    await expect(drawer.getByRole('status')).toHaveText(/^Yes The role “.Editor.” has it\.$/)
  })

  await test.step('one document', async () => {
    await drawer.getByLabel('Type of document').selectOption('Pages')
    await pick(page, drawer, 'Document', 'sea', 'The season')
    const answers = drawer.getByRole('status').last().getByRole('listitem')
    await expect(answers).toHaveText([
      /^View: Yes It comes with “.Pages: Create and Edit.”\.$/,
      /^Create and Edit: Yes The role “.Editor.” has it\.$/,
      /^Publish: No The role “.Editor.” does not have it\.$/,
      /^Delete: No The role “.Editor.” does not have it\.$/,
    ])
  })

  await page.keyboard.press('Escape')
  await expect(dialog(page, 'Manage user').getByRole('button', { name: 'What may they do?' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Manage Elin Tester' })).toBeFocused()
})

test('says it of the owner and of who only looks', async ({ context, page }) => {
  await site.signIn(context, site.people.owner)
  await open(page, PATH)
  await page.getByRole('button', { name: 'What may they do? Olwen Tester' }).click()
  await expect(dialog(page)).toContainText('Owner of the site: everything')
  await expect(dialog(page).locator('dd').first()).toHaveText('Everything')
  await page.keyboard.press('Escape')
  await (await manage(page, 'Vera Tester')).getByRole('button', { name: 'What may they do?' }).click()
  const drawer = dialog(page, 'What may Vera Tester do?')
  await expect(drawer).toContainText('Can view all content')
  await pick(page, drawer, 'Permission', 'pages', 'Pages: Create and Edit')
  await expect(drawer.getByRole('status')).toHaveText('No They can view content only.')
})
