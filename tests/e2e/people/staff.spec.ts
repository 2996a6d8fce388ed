import { expect, test } from '../support/test'
import { DIALOG, expectGoodLooks } from '../support/looks'
import { open } from '../support/signIn'
import { expectToast } from '../support/toast'
import { dialog, manage, PATH, row, section } from './support/screen'
import { makeSite, type OwnSite } from './support/site'

let site: OwnSite

test.beforeEach(async () => {
  site = await makeSite({
    people: { Elin: { role: 'Editor' } },
    plan: 'Standard',
    roles: { Editor: ['pages:manage'] },
  })
})
test.afterEach(() => site.close())

test('an owner invites somebody with a role that is made on the way [A-067]', async ({ context, page }) => {
  await site.signIn(context, site.people.owner)
  await open(page, PATH)
  await expect(section(page, 'Staff')).toContainText('1 of 5')
  await page.getByRole('button', { name: 'Add staff' }).click()
  const adding = dialog(page, 'Add staff')
  await adding.getByLabel('First name').fill('Nia')
  await adding.getByLabel('Last name').fill('Newcomer')
  await adding.getByLabel('Email').fill('nia.newcomer@people.test')
  await adding.getByRole('button', { name: 'Create New Role' }).click()
  const drawer = dialog(page, 'Create New Role')
  await drawer.getByLabel('Title').fill('Front of house')
  await drawer
    .getByRole('group', { exact: true, name: 'Events' })
    .getByRole('checkbox', { exact: true, name: 'View' })
    .check()
  await expectGoodLooks(page, { within: DIALOG })
  await drawer.getByRole('button', { name: 'Save' }).click()
  await expect(drawer).toHaveCount(0)
  await expect(adding.getByLabel('Role').locator('option:checked')).toHaveText('Front of house')
  await adding.getByRole('button', { name: 'Send invite' }).click()
  await expectToast(page, 'Invitation sent to nia.newcomer@people.test')
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Add staff' })).toBeFocused()
  await expect(row(page, 'Staff', 'Nia Newcomer')).toContainText(/Front of house.*Pending/)
})

test('an owner comes back with Escape to where they asked what somebody may do [A-137]', async ({ context, page }) => {
  await site.signIn(context, site.people.owner)
  await open(page, PATH)
  await (await manage(page, 'Elin Tester')).getByRole('button', { name: 'What may they do?' }).click()
  await expect(dialog(page, 'What may Elin Tester do?').getByText('Where it comes from')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page, 'Manage user').getByRole('button', { name: 'What may they do?' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Manage Elin Tester' })).toBeFocused()
})
