import { expect, test } from '@playwright/test'
import { DIALOG, expectGoodLooks } from '../support/looks'
import { open, reload } from '../support/signIn'
import { expectToast } from '../support/toast'
import { dialog, loseNext, manage, PATH, refuseNext, row, section } from './support/screen'
import { makeSite, type OwnSite } from './support/site'

let site: OwnSite

test.beforeEach(async () => {
  site = await makeSite({
    people: { Amir: { as: 'tenant-admin' }, Elin: { role: 'Editor' }, Vera: { as: 'tenant-viewer' } },
    plan: 'Standard',
    roles: { Editor: ['pages:manage'], Planner: ['events:manage'] },
  })
})
test.afterEach(() => site.close())

test('[A-060, A-061, A-062, A-135, A-138, A-139] shows the owner with the note, and the staff with count, names and roles', async ({
  context,
  page,
}) => {
  await site.signIn(context, site.people.owner)
  await open(page, PATH)
  await expect(page.locator('.step-nav')).toContainText(/Settings.*Users & Permissions/)
  await expect(section(page, 'Site owner')).toContainText("Some owner permissions can't be given to staff.")
  await expect(section(page, 'Site owner').getByRole('listitem')).toContainText([/Olwen Tester/])
  await expect(section(page, 'Staff')).toContainText('3 of 5')
  await expect(row(page, 'Staff', 'Amir Tester')).toContainText('Admin')
  await expect(row(page, 'Staff', 'Elin Tester')).toContainText(site.people.Elin!.email)
  await expect(row(page, 'Staff', 'Elin Tester')).toContainText('Editor')
  // The role that nobody can be given has a name where somebody has it, and is not among those to choose from.
  await expect(row(page, 'Staff', 'Vera Tester')).toContainText('View only')
  await row(page, 'Staff', 'Vera Tester').getByRole('button', { name: 'Manage' }).click()
  const offered = await page.getByRole('dialog').getByRole('option').allTextContents()
  expect(offered).toContain('Admin')
  expect(offered).not.toContain('View only')
})

test('[A-067, A-187] invites somebody as soon as all four are there', async ({ context, page }) => {
  await site.signIn(context, site.people.owner)
  await open(page, PATH)
  await page.getByRole('button', { name: 'Add staff' }).click()
  const send = dialog(page).getByRole('button', { name: 'Send invite' })
  const email = 'nia.newcomer@people.test'
  await expect(send).toBeDisabled()
  await dialog(page).getByLabel('First name').fill('Nia')
  await dialog(page).getByLabel('Last name').fill('Newcomer')
  await dialog(page).getByLabel('Email').fill(email)
  await expect(send).toBeDisabled()
  await dialog(page).getByLabel('Role').selectOption('Planner')
  await expect(send).toBeEnabled()
  await dialog(page).getByLabel('Last name').fill(' ')
  await expect(send).toBeDisabled()
  await dialog(page).getByLabel('Last name').fill('Newcomer')
  await send.click()
  await expectToast(page, `Invitation sent to ${email}`)
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Add staff' })).toBeFocused()
  await expect(row(page, 'Staff', 'Nia Newcomer')).toContainText(/Planner.*Invited by Olwen Tester.*Ends in .*Pending/)
  await expect(section(page, 'Staff')).toContainText('4 of 5 · 1 of them is invited')
})

test('makes the role that is missing while somebody is invited, and keeps what was typed', async ({
  context,
  page,
}) => {
  await site.signIn(context, site.people.owner)
  await open(page, PATH)
  await page.getByRole('button', { name: 'Add staff' }).click()
  const adding = dialog(page, 'Add staff')
  await adding.getByLabel('First name').fill('Nia')
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
  await expect(adding.getByLabel('First name')).toHaveValue('Nia')
  await page.keyboard.press('Escape')
  await expect(row(page, 'Roles', 'Front of house')).toContainText('1 of 69 permissions')
})

test('[A-287] says why an invitation could not be sent, keeps what was typed, and offers to send an open one again', async ({
  context,
  page,
}) => {
  await site.signIn(context, site.people.owner)
  await open(page, PATH)
  const invite = async (email: string) => {
    await dialog(page).getByLabel('Email').fill(email)
    await dialog(page).getByRole('button', { name: 'Send invite' }).click()
  }
  await page.getByRole('button', { name: 'Add staff' }).click()
  await dialog(page).getByLabel('First name').fill('Nia')
  await dialog(page).getByLabel('Last name').fill('Newcomer')
  await dialog(page).getByLabel('Role').selectOption('Editor')
  await loseNext(page, /invite-staff/, 'POST')
  await invite('nia@people.test')
  await expectToast(page, 'Failed to send invitation')
  await expect(dialog(page).getByLabel('First name')).toHaveValue('Nia')
  await invite('no address')
  await expect(dialog(page).getByRole('alert')).toHaveText('Please enter a valid email address')
  await expect(dialog(page).getByLabel('Email')).toBeFocused()
  await invite(site.people.Elin!.email)
  await expectToast(page, 'Someone with this address already works here.')
  await invite('nia@people.test')
  await expectToast(page, 'Invitation sent to nia@people.test')
  await page.getByRole('button', { name: 'Add staff' }).click()
  await dialog(page).getByLabel('First name').fill('Nia')
  await dialog(page).getByLabel('Last name').fill('Again')
  await dialog(page).getByLabel('Role').selectOption('Editor')
  await invite('NIA@people.test')
  await expectToast(page, 'This address already has an open invitation. You can send it again.')
  await dialog(page).getByRole('button', { name: 'Send it again' }).click()
  await expectToast(page, 'Invitation resent successfully')
  await expect(dialog(page)).toHaveCount(0)
})

test('[A-068, A-277, A-281, A-307] gives somebody another role', async ({ context, page }) => {
  await site.signIn(context, site.people.owner)
  await open(page, PATH)
  const elin = await manage(page, 'Elin Tester')
  const save = elin.getByRole('button', { name: 'Save' })
  await expect(elin.getByLabel('Role')).toHaveValue(site.roles.Editor!)
  await expect(save).toBeDisabled()
  await elin.getByLabel('Role').selectOption('Planner')
  await loseNext(page, /update-permissions/, 'POST')
  await save.click()
  await expectToast(page, 'Failed to update user permissions')
  await refuseNext(page, /update-permissions/, 'POST', { error: 'Not today.' })
  await save.click()
  await expectToast(page, 'Not today.')
  await save.click()
  await expectToast(page, 'User permissions updated successfully')
  await expect(dialog(page)).toHaveCount(0)
  await expect(row(page, 'Staff', 'Elin Tester')).toContainText('Planner')
  await reload(page)
  await expect(row(page, 'Staff', 'Elin Tester')).toContainText('Planner')
})

test('[A-282, A-308] sends somebody a link for a new password', async ({ context, page }) => {
  await site.signIn(context, site.people.owner)
  await open(page, PATH)
  const reset = (await manage(page, 'Elin Tester')).getByRole('button', { name: 'Reset password' })
  await loseNext(page, /forgot-password/, 'POST')
  await reset.click()
  await expectToast(page, 'Failed to send password reset email')
  await reset.click()
  await expectToast(page, `Password reset email sent to ${site.people.Elin!.email}`)
})

test('[A-288, A-312, A-339] takes somebody off the site, after asking', async ({ context, page }) => {
  await site.signIn(context, site.people.owner)
  await open(page, PATH)
  const elin = await manage(page, 'Elin Tester')
  await elin.getByRole('button', { name: 'Remove access' }).click()
  const question = dialog(page, 'Remove access of Elin Tester')
  await expect(question).toContainText('loses access to this site at once')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toHaveCount(0)
  await loseNext(page, /remove-tenant-access/, 'POST')
  await elin.getByRole('button', { name: 'Remove access' }).click()
  await question.getByRole('button', { name: 'Remove access' }).click()
  await expectToast(page, 'Failed to remove access')
  await elin.getByRole('button', { name: 'Remove access' }).click()
  await question.getByRole('button', { name: 'Remove access' }).click()
  await expectToast(page, 'Access removed successfully')
  await expect(row(page, 'Staff', 'Elin Tester')).toHaveCount(0)
  await expect(row(page, 'Staff', 'Amir Tester')).toBeVisible()
  await expect(section(page, 'Staff')).toContainText('2 of 5')
})

test('says beforehand what one may not do about whom, and why', async ({ context, page }) => {
  await site.signIn(context, site.people.Amir!)
  await open(page, PATH)
  const reasons = [
    ['Amir Tester', 'You cannot change your own access. Someone else has to do it.'],
    ['Vera Tester', null],
  ] as const
  for (const [name, reason] of reasons) {
    const about = await manage(page, name)
    const reset = about.getByRole('button', { name: 'Reset password' })
    if (reason) {
      await expect(about.getByRole('note')).toHaveText(reason)
      await expect(reset).toBeDisabled()
      await expect(about.getByLabel('Role')).toBeDisabled()
      await expect(about.getByRole('button', { name: 'Remove access' })).toBeDisabled()
    } else {
      await expect(about.getByRole('note')).toHaveCount(0)
      await expect(reset).toBeEnabled()
      // Who is admin is the owner's to decide.
      await expect(about.getByLabel('Role').locator('option')).toHaveText(['Choose a role', 'Editor', 'Planner'])
    }
    await page.keyboard.press('Escape')
  }
  await expect(page.getByRole('button', { name: 'Transfer ownership' })).toHaveCount(0)
})

test('hands the site to an admin, with the password', async ({ context, page }) => {
  await site.signIn(context, site.people.owner)
  await open(page, PATH)
  await page.getByRole('button', { name: 'Transfer ownership' }).click()
  const transfer = dialog(page).getByRole('button', { name: 'Transfer ownership' })
  await expect(dialog(page).getByLabel('New owner').locator('option')).toHaveText([
    'Choose an admin',
    `Amir Tester (${site.people.Amir!.email})`,
  ])
  await dialog(page).getByLabel('New owner').selectOption(site.people.Amir!.id)
  await expect(transfer).toBeDisabled()
  await dialog(page).getByLabel('Your password').fill('not my password')
  await transfer.click()
  await expect(dialog(page).getByRole('alert')).toHaveText('This password is incorrect.')
  await dialog(page).getByLabel('Your password').fill('callboard-demo')
  await loseNext(page, /transfer-ownership/, 'POST')
  await transfer.click()
  await expectToast(page, 'Failed to transfer ownership')
  await transfer.click()
  await expectToast(page, 'Amir Tester owns the site now.')
  await expect(section(page, 'Site owner')).toContainText('Amir Tester')
  await expect(row(page, 'Staff', 'Olwen Tester')).toContainText('Admin')
  await expect(page.getByRole('button', { name: 'Transfer ownership' })).toHaveCount(0)
})

test('[A-188, A-333, A-334, A-346] warns at the last seat, and closes the door at the limit', async ({
  context,
  page,
}) => {
  await site.signIn(context, site.people.owner)
  const invite = (email: string) =>
    site.asProvider('POST', '/users/invite-staff', {
      email,
      firstName: 'Some',
      lastName: 'Body',
      roleId: site.roles.Editor,
      tenantId: site.id,
    })
  await open(page, PATH)
  await expect(page.getByText('Almost at limit.')).toHaveCount(0)
  await invite('one@people.test')
  await reload(page)
  await expect(page.getByRole('main').getByRole('status')).toContainText(
    'Almost at limit. One seat is left on your plan.',
  )
  await expect(page.getByRole('button', { name: 'Add staff' })).toBeEnabled()
  await invite('two@people.test')
  await reload(page)
  await expect(page.getByRole('main').getByRole('status')).toContainText(
    'Staff limit reached. Upgrade your plan to add more people.',
  )
  await expect(section(page, 'Staff')).toContainText('5 of 5')
  const add = page.getByRole('button', { name: 'Add staff' })
  await expect(add).toBeDisabled()
  await add.hover()
  await expect(page.getByRole('tooltip')).toContainText('Staff limit reached.')
  await add.click({ force: true })
  await expect(dialog(page)).toHaveCount(0)
  await page.getByRole('link', { name: 'See plans' }).click()
  await expect(page).toHaveURL(/settings\/billing/)
})
