import { screen, waitFor, within } from '@testing-library/react'
import { boot, type TestApp } from '@tests/support/boot'
import { signIn } from '@tests/support/client'
import { button, dialog, field, fill, failNextRequest } from '@tests/support/screens/controls'
import { closeScreens, findToast, type OpenScreen } from '@tests/support/screens/openScreen'
import { watchLoads } from '@tests/support/screens/watchLoads'
import { makeSite, openAs, row, USERS, type Site } from './support'

let app: TestApp
let site: Site
let opened: OpenScreen

beforeAll(async () => {
  app = await boot()
})
beforeEach(async () => {
  site = await makeSite(app, {
    people: { Elin: { role: 'Editor' } },
    roles: { Editor: ['pages:manage'], Spare: ['pages:manage'] },
  })
  opened = await openAs(app, site.people.owner)
})
afterEach(closeScreens)
afterAll(() => app.close())

const group = (name: string) => within(dialog()).getByRole('group', { name })
const box = (area: string, name: string) => within(group(area)).getByRole<HTMLInputElement>('checkbox', { name })
const boxes = () => within(dialog()).getAllByRole<HTMLInputElement>('checkbox')
const roleCalled = async (title: string) =>
  (
    await app.payload.find({
      collection: 'user-roles',
      depth: 0,
      where: { tenant: { equals: site.id }, title: { equals: title } },
    })
  ).docs[0]

async function edit(title: string): Promise<void> {
  await opened.user.click(button(`Edit ${title}`))
  await within(dialog('Edit Role')).findByDisplayValue(title)
}

describe('the drawer of a new role', () => {
  beforeEach(() => opened.user.click(button('Create New Role')))

  it('needs a title and no description [A-069, A-190, A-191]', async () => {
    expect(dialog('Create New Role')).toBeTruthy()
    await opened.user.click(button('Save'))
    expect(screen.getByRole('alert').textContent).toBe('Title is required')
    expect(document.activeElement).toBe(field('Title'))
    await fill(opened, 'Title', 'Box office')
    expect(screen.queryByRole('alert')).toBeNull()
    await opened.user.click(button('Save'))
    await findToast('Role created successfully')
    expect(await roleCalled('Box office')).toMatchObject({ permissions: {} })
  })

  it('turns everything on and off at once, and one area with its count [A-216, A-220, A-221, A-222]', async () => {
    const { user } = opened
    await user.click(button('Select All'))
    expect(boxes().filter(({ checked }) => !checked)).toHaveLength(0)
    expect(group('Settings').textContent).toContain('10 of 10')
    await user.click(button('Deselect All'))
    expect(boxes().filter(({ checked }) => checked)).toHaveLength(0)
    await user.click(box('Pages', 'Pages'))
    expect(group('Pages').textContent).toContain('4 of 4')
    await user.click(box('Pages', 'Pages'))
    expect(group('Pages').textContent).toContain('0 of 4')
  })

  it('adds what a permission brings along, and keeps it', async () => {
    const { user } = opened
    await user.click(box('Events', 'Create and Edit'))
    expect(box('Events', 'View').checked).toBe(true)
    expect(box('Events', 'View').getAttribute('aria-disabled')).toBe('true')
    expect(
      within(group('Events')).getByRole('checkbox', { description: 'Comes with “Create and Edit”', name: 'View' }),
    ).toBeTruthy()
    expect(group('Events').textContent).toContain('2 of 4')
    expect(box('Events', 'Events').indeterminate).toBe(true)
    await user.click(box('Events', 'Create and Edit'))
    expect(box('Events', 'View').checked).toBe(false)
    await user.click(box('Events', 'Publish'))
    expect(box('Events', 'View').checked).toBe(true)
    expect(box('Events', 'Create and Edit').checked).toBe(true)
    expect(
      within(group('Events')).getByRole('checkbox', { description: 'Comes with “Publish”', name: 'Create and Edit' }),
    ).toBeTruthy()
  })

  it('says why a role was not created, the first problem before the whole, and creates it [A-278, A-284, A-309]', async () => {
    const { user } = opened
    await fill(opened, 'Title', 'Box office')
    await user.click(box('Events', 'Delete'))
    failNextRequest(opened, 'POST', /\/user-roles$/)
    await user.click(button('Save'))
    await findToast('Failed to create role')
    opened.answer(
      ({ method }) => method === 'POST',
      () =>
        Response.json(
          { error: 'On the whole.', errors: [{ message: 'About the first.' }, { message: 'About the second.' }] },
          { status: 422 },
        ),
    )
    await user.click(button('Save'))
    await findToast('About the first.')
    opened.reconnect()
    await user.click(button('Save'))
    await findToast('Role created successfully')
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(row('Roles', 'Box office').textContent).toContain('2 of 69 permissions · 0 people'))
    expect(await roleCalled('Box office')).toMatchObject({ permissions: { 'events:delete': true } })
  })
})

describe('the drawer of a role', () => {
  it('loads it, again if that failed, and saves what was changed [A-283, A-285, A-310]', async () => {
    const { user } = opened
    failNextRequest(opened, 'GET', /\/user-roles\/[^/]+$/)
    await user.click(button('Edit Editor'))
    await findToast('Failed to load role data')
    const drawer = within(dialog('Edit Role'))
    expect(drawer.getByRole('alert').textContent).toContain('Failed to load role data')
    expect(drawer.queryByRole('button', { name: 'Save' })).toBeNull()
    await user.click(drawer.getByRole('button', { name: 'Try again' }))
    await drawer.findByDisplayValue('Editor')
    expect(button('Save').disabled).toBe(true)
    await fill(opened, 'Title', 'Writer')
    await fill(opened, 'Description (optional)', 'Writes the website.')
    await user.click(box('Blogs', 'View'))
    failNextRequest(opened, 'PATCH', /\/user-roles\//)
    await user.click(button('Save'))
    await findToast('Failed to update role')
    expect(field('Title').value).toBe('Writer')
    await user.click(button('Save'))
    await findToast('Role updated successfully')
    await waitFor(() => expect(row('Roles', 'Writer').textContent).toMatch(/Writes the website\..*3 of 69 permissions/))
    expect(row('Staff', 'Elin Tester').textContent).toContain('Writer')
    expect(await roleCalled('Writer')).toMatchObject({
      description: 'Writes the website.',
      id: site.roles.Editor,
      permissions: { 'blogs:view': true, 'pages:manage': true },
    })
  })

  it('does not overwrite what somebody else has changed meanwhile', async () => {
    await edit('Spare')
    const owner = await signIn(app, site.people.owner.email)
    await owner.patch(`/user-roles/${site.roles.Spare}`, { title: 'Stand-in' })
    await fill(opened, 'Title', 'Understudy')
    await opened.user.click(button('Save'))
    expect(
      (await screen.findByText(/^Someone has changed this in the meantime\./)).closest('[role=alert]'),
    ).toBeTruthy()
    expect(field('Title').value).toBe('Understudy')
    expect(await roleCalled('Stand-in')).toMatchObject({ id: site.roles.Spare })
    const loads = watchLoads()
    await opened.user.click(button('Reload'))
    expect(loads).toEqual([USERS])
  })

  it('asks before what was typed is lost', async () => {
    const { user } = opened
    await edit('Editor')
    await fill(opened, 'Title', 'Writer')
    await user.keyboard('{Escape}')
    const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
    expect(question.getByText('Your changes will be lost.')).toBeTruthy()
    await user.click(question.getByRole('button', { name: 'Stay' }))
    expect(screen.queryByRole('dialog', { name: 'Leave without saving?' })).toBeNull()
    expect(field('Title').value).toBe('Writer')
    await user.keyboard('{Escape}')
    await user.click(button('Leave'))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(row('Roles', 'Editor')).toBeTruthy()
    expect(await roleCalled('Editor')).toBeTruthy()
  })
})
