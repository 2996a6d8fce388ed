import { expect, test, type Locator, type Page } from '@playwright/test'
import { DIALOG, expectGoodLooks } from '../support/looks'
import { open } from '../support/signIn'
import { expectToast } from '../support/toast'
import { dialog, loseNext, PATH, refuseNext, row } from './support/screen'
import { makeSite, type OwnSite } from './support/site'

let site: OwnSite

test.beforeEach(async () => {
  site = await makeSite({
    people: { Elin: { role: 'Editor' }, Rhys: { role: 'Keeper' }, Wyn: { role: 'Watcher' } },
    roles: {
      Editor: ['pages:manage'],
      Keeper: ['pages:manage', 'users:admin', 'roles:manage', 'roles:delete'],
      Spare: ['pages:manage'],
      Strong: ['events:delete'],
      Watcher: ['roles:view', 'pages:view'],
    },
  })
})
test.afterEach(() => site.close())

const group = (page: Page, name: string): Locator => dialog(page).getByRole('group', { exact: true, name })
const box = (page: Page, name: string, permission: string): Locator =>
  group(page, name).getByRole('checkbox', { exact: true, name: permission })

async function edit(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: `Edit ${title}` }).click()
  await expect(dialog(page, 'Edit Role').getByLabel('Title')).toHaveValue(title)
}

test('[A-063, A-140] lists the roles with what they give and who has them', async ({ context, page }) => {
  await site.signIn(context, site.people.owner)
  await open(page, PATH)
  await expect(row(page, 'Roles', 'Editor')).toContainText('2 of 69 permissions · 1 person')
  await expect(row(page, 'Roles', 'Spare')).toContainText('2 of 69 permissions · 0 people')
})

test('[A-069, A-190, A-191, A-216, A-220, A-221, A-222, A-278, A-284, A-309] makes a role', async ({
  context,
  page,
}) => {
  await site.signIn(context, site.people.owner)
  await open(page, PATH)
  await page.getByRole('button', { name: 'Create New Role' }).click()
  const drawer = dialog(page, 'Create New Role')
  const save = drawer.getByRole('button', { name: 'Save' })

  await test.step('a title is needed, a description is not', async () => {
    await save.click()
    await expect(drawer.getByRole('alert')).toHaveText('Title is required')
    await expect(drawer.getByLabel('Title')).toBeFocused()
    await drawer.getByLabel('Title').fill('Box office')
  })

  await test.step('all at once', async () => {
    await drawer.getByRole('button', { name: 'Deselect All' }).waitFor()
    await drawer.getByRole('button', { exact: true, name: 'Select All' }).click()
    await expect(drawer.getByRole('checkbox', { checked: false })).toHaveCount(0)
    await expect(group(page, 'Settings')).toContainText('10 of 10')
    await drawer.getByRole('button', { name: 'Deselect All' }).click()
    await expect(drawer.getByRole('checkbox', { checked: true })).toHaveCount(0)
  })

  await test.step('one area at once, with its count', async () => {
    await box(page, 'Pages', 'Pages').check()
    await expect(group(page, 'Pages')).toContainText('4 of 4')
    await box(page, 'Pages', 'Pages').uncheck()
    await expect(group(page, 'Pages')).toContainText('0 of 4')
  })

  await test.step('what comes with another is there, and stays', async () => {
    await box(page, 'Events', 'Create and Edit').check()
    await expect(box(page, 'Events', 'View')).toBeChecked()
    await expect(box(page, 'Events', 'View')).toBeDisabled()
    await expect(box(page, 'Events', 'View')).toHaveAccessibleDescription('Comes with “Create and Edit”')
    await expect(group(page, 'Events')).toContainText('2 of 4')
    expect(await box(page, 'Events', 'Events').evaluate((input: HTMLInputElement) => input.indeterminate)).toBe(true)
    await box(page, 'Events', 'Create and Edit').uncheck()
    await expect(box(page, 'Events', 'View')).not.toBeChecked()
    await box(page, 'Events', 'Publish').check()
    for (const along of ['View', 'Create and Edit']) await expect(box(page, 'Events', along)).toBeChecked()
    await expect(box(page, 'Events', 'Create and Edit')).toHaveAccessibleDescription('Comes with “Publish”')
    await box(page, 'Events', 'Publish').uncheck()
    await box(page, 'Events', 'Delete').check()
  })

  await loseNext(page, /\/user-roles$/, 'POST')
  await save.click()
  await expectToast(page, 'Failed to create role')
  await refuseNext(page, /\/user-roles$/, 'POST', {
    error: 'On the whole.',
    errors: [{ message: 'About the first.' }, { message: 'About the second.' }],
  })
  await save.click()
  await expectToast(page, 'About the first.')
  await save.click()
  await expectToast(page, 'Role created successfully')
  await expect(dialog(page)).toHaveCount(0)
  await expect(row(page, 'Roles', 'Box office')).toContainText('2 of 69 permissions · 0 people')
})

test('[A-283, A-285, A-310] changes a role, and can try again where reading it failed', async ({ context, page }) => {
  await site.signIn(context, site.people.owner)
  await open(page, PATH)
  await loseNext(page, /\/user-roles\/[^/]+\?depth=0/, 'GET')
  await page.getByRole('button', { name: 'Edit Editor' }).click()
  const drawer = dialog(page, 'Edit Role')
  await expectToast(page, 'Failed to load role data')
  await expect(drawer.getByRole('alert')).toContainText('Failed to load role data')
  await expect(drawer.getByRole('button', { name: 'Save' })).toHaveCount(0)
  await drawer.getByRole('button', { name: 'Try again' }).click()
  await expect(drawer.getByLabel('Title')).toHaveValue('Editor')
  await expect(drawer.getByRole('button', { name: 'Save' })).toBeDisabled()
  await drawer.getByLabel('Title').fill('Writer')
  await drawer.getByLabel('Description (optional)').fill('Writes the website.')
  await box(page, 'Blogs', 'View').check()
  await loseNext(page, /\/user-roles\//, 'PATCH')
  await drawer.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Failed to update role')
  await expect(drawer.getByLabel('Title')).toHaveValue('Writer')
  await drawer.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Role updated successfully')
  await expect(row(page, 'Roles', 'Writer')).toContainText(/Writes the website.*3 of 69 permissions/)
  await expect(row(page, 'Staff', 'Elin Tester')).toContainText('Writer')
})

test('a role that somebody else has changed meanwhile is not written over', async ({ context, page }) => {
  await site.signIn(context, site.people.owner)
  await open(page, PATH)
  await edit(page, 'Spare')
  await site.asProvider('PATCH', `/user-roles/${site.roles.Spare}`, { title: 'Stand-in' })
  const drawer = dialog(page, 'Edit Role')
  await drawer.getByLabel('Title').fill('Understudy')
  await drawer.getByRole('button', { name: 'Save' }).click()
  await expect(drawer.getByRole('alert')).toContainText('Someone has changed this in the meantime.')
  await expect(drawer.getByLabel('Title')).toHaveValue('Understudy')
  page.on('dialog', (question) => question.accept())
  await drawer.getByRole('button', { name: 'Reload' }).click()
  await expect(row(page, 'Roles', 'Stand-in')).toBeVisible()
})

test('what was typed into a role is not lost unasked', async ({ context, page }) => {
  await site.signIn(context, site.people.owner)
  await open(page, PATH)
  await edit(page, 'Editor')
  await dialog(page).getByLabel('Title').fill('Writer')
  const question = dialog(page, 'Leave without saving?')
  await page.keyboard.press('Escape')
  await expect(question).toContainText('Your changes will be lost.')
  await expectGoodLooks(page, { within: DIALOG })
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(question).toHaveCount(0)
  await expect(dialog(page).getByLabel('Title')).toHaveValue('Writer')
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(row(page, 'Roles', 'Editor')).toBeVisible()
})

test('[A-286, A-311, A-338] deletes a role that nobody has, after asking', async ({ context, page }) => {
  await site.signIn(context, site.people.owner)
  await open(page, PATH)
  const used = page.getByRole('button', { name: 'Delete Editor' })
  await expect(used).toBeDisabled()
  await used.hover()
  await expect(page.getByRole('tooltip')).toContainText(
    'This role is in use. Give the people who have it another role first.',
  )
  const spare = page.getByRole('button', { name: 'Delete Spare' })
  const question = dialog(page, 'Delete Spare')
  await spare.click()
  await expect(question).toContainText('deleted for good')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await loseNext(page, /\/user-roles\//, 'DELETE')
  await spare.click()
  await question.getByRole('button', { name: 'Delete role' }).click()
  await expectToast(page, 'Failed to delete role')
  await spare.click()
  await question.getByRole('button', { name: 'Delete role' }).click()
  await expectToast(page, 'Role deleted successfully')
  await expect(row(page, 'Roles', 'Spare')).toHaveCount(0)
})

test('one gives only what one has, and leaves alone what gives more, and what is one’s own', async ({
  context,
  page,
}) => {
  await site.signIn(context, site.people.Rhys!)
  await open(page, PATH)
  await edit(page, 'Spare')
  await expect(box(page, 'Pages', 'Create and Edit')).toBeEnabled()
  await expect(box(page, 'Pages', 'Delete')).toBeDisabled()
  await expect(box(page, 'Pages', 'Delete')).toHaveAccessibleDescription(
    'You do not have this permission yourself, so you cannot give it.',
  )
  await expect(group(page, 'Blogs').getByRole('checkbox', { name: 'Blogs' })).toBeDisabled()
  await page.keyboard.press('Escape')
  for (const [title, reason] of [
    ['Strong', 'This role has permissions that you don’t have. Ask someone who has them all.'],
    ['Keeper', 'This is your own role. Someone else has to change it.'],
  ] as const) {
    await page.getByRole('button', { name: `View ${title}` }).click()
    await expect(dialog(page).getByRole('note')).toHaveText(reason)
    await expect(dialog(page).getByRole('button', { name: 'Save' })).toHaveCount(0)
    await expect(box(page, 'Pages', 'View')).toBeDisabled()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: `Delete ${title}` })).toBeDisabled()
  }
})

test('who may only look at roles sees them and nothing else of the people', async ({ context, page }) => {
  await site.signIn(context, site.people.Wyn!)
  await open(page, PATH)
  await expect(row(page, 'Roles', 'Editor')).toBeVisible()
  await expect(page.getByRole('main').getByRole('region')).toHaveCount(1)
  await expect(page.getByRole('main')).not.toContainText('@people.test')
  await expect(page.getByRole('button', { name: /^Create New Role|^Delete|^Edit|^Add staff/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'View Editor' }).click()
  await expect(box(page, 'Pages', 'Create and Edit')).toBeChecked()
  await expect(box(page, 'Pages', 'Create and Edit')).toBeDisabled()
})

test('is not for others', async ({ context, page }) => {
  await site.signIn(context, site.people.Elin!)
  await open(page, PATH)
  await expect(page.getByText('You don’t have access to this page.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Users & Permissions' })).toHaveCount(0)
})
