import { expect, test } from '../support/test'
import { DIALOG, expectGoodLooks } from '../support/looks'
import { open, reload } from '../support/signIn'
import { expectToast } from '../support/toast'
import { dialog, PATH, row } from './support/screen'
import { makeSite, type OwnSite } from './support/site'

let site: OwnSite

test.beforeEach(async () => {
  site = await makeSite({ roles: { Editor: ['pages:manage'] } })
})
test.afterEach(() => site.close())

test('an owner changes a role, and is asked before an unsaved change is left behind', async ({ context, page }) => {
  await site.signIn(context, site.people.owner)
  await open(page, PATH)
  await page.getByRole('button', { name: 'Edit Editor' }).click()
  const title = dialog(page, 'Edit Role').getByLabel('Title')
  await expect(title).toHaveValue('Editor')
  await title.fill('Writer')
  const question = dialog(page, 'Leave without saving?')
  await page.keyboard.press('Escape')
  await expect(question).toContainText('Your changes will be lost.')
  await expectGoodLooks(page, { within: DIALOG })
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(question).toHaveCount(0)
  await expect(title).toHaveValue('Writer')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Role updated successfully')
  await expect(dialog(page)).toHaveCount(0)
  await reload(page)
  await expect(row(page, 'Roles', 'Writer')).toBeVisible()
})
