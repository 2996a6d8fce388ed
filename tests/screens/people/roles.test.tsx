import { screen, waitFor, within } from '@testing-library/react'
import { boot, type TestApp } from '@tests/support/boot'
import { signIn } from '@tests/support/client'
import { button, dialog, failNextRequest } from '@tests/support/screens/controls'
import { openFrame } from '@tests/support/screens/openFrame'
import { closeScreens, findToast } from '@tests/support/screens/openScreen'
import { makeSite, openAs, row, rows, USERS, type Site } from './support'

let app: TestApp
let site: Site

beforeAll(async () => {
  app = await boot()
})
beforeEach(async () => {
  site = await makeSite(app, {
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
afterEach(closeScreens)
afterAll(() => app.close())

const permission = (group: string, name: string) =>
  within(within(dialog()).getByRole('group', { name: group })).getByRole<HTMLInputElement>('checkbox', { name })

describe('the roles of a site', () => {
  it('are listed with what they allow and who has them [A-063, A-140]', async () => {
    await openAs(app, site.people.owner)
    expect(rows('Roles').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Editor2 of 69 permissions · 1 person/),
      expect.stringMatching(/^Keeper/),
      expect.stringMatching(/^Spare2 of 69 permissions · 0 people/),
      expect.stringMatching(/^Strong/),
      expect.stringMatching(/^Watcher/),
    ])
  })

  it('are deleted after a question, as long as nobody has them [A-286, A-311, A-338]', async () => {
    const opened = await openAs(app, site.people.owner)
    const { user } = opened
    expect(button('Delete Editor').getAttribute('aria-disabled')).toBe('true')
    await user.hover(button('Delete Editor'))
    expect((await screen.findByRole('tooltip')).textContent).toBe(
      'This role is in use. Give the people who have it another role first.',
    )
    await user.click(button('Delete Editor'))
    expect(screen.queryByRole('dialog')).toBeNull()
    const ask = async () => {
      await user.click(button('Delete Spare'))
      return within(dialog('Delete Spare'))
    }
    let question = await ask()
    expect(question.getByText('The role “Spare” is deleted for good.')).toBeTruthy()
    await user.click(question.getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    failNextRequest(opened, 'DELETE', /\/user-roles\//)
    question = await ask()
    await user.click(question.getByRole('button', { name: 'Delete role' }))
    await findToast('Failed to delete role')
    expect(row('Roles', 'Spare')).toBeTruthy()
    question = await ask()
    await user.click(question.getByRole('button', { name: 'Delete role' }))
    await findToast('Role deleted successfully')
    await waitFor(() => expect(rows('Roles')).toHaveLength(4))
    expect(rows('Roles').some(({ textContent }) => textContent.startsWith('Spare'))).toBe(false)
  })

  it('are shaped only with permissions that the person has, and never one’s own or a stronger one', async () => {
    const { user } = await openAs(app, site.people.Rhys!)
    await user.click(button('Edit Spare'))
    await within(dialog('Edit Role')).findByDisplayValue('Spare')
    expect(permission('Pages', 'Create and Edit').getAttribute('aria-disabled')).toBeNull()
    const locked = permission('Pages', 'Delete')
    expect(locked.getAttribute('aria-disabled')).toBe('true')
    expect(
      within(dialog()).getAllByRole('checkbox', {
        description: 'You do not have this permission yourself, so you cannot give it.',
      }),
    ).toContain(locked)
    await user.click(locked)
    expect(locked.checked).toBe(false)
    expect(permission('Blogs', 'Blogs').getAttribute('aria-disabled')).toBe('true')
    await user.keyboard('{Escape}')
    for (const [title, reason] of [
      ['Strong', 'This role has permissions that you don’t have. Ask someone who has them all.'],
      ['Keeper', 'This is your own role. Someone else has to change it.'],
    ] as const) {
      await user.click(button(`View ${title}`))
      expect((await screen.findByRole('note')).textContent).toBe(reason)
      expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
      expect(permission('Pages', 'View').getAttribute('aria-disabled')).toBe('true')
      await user.keyboard('{Escape}')
      expect(button(`Delete ${title}`).getAttribute('aria-disabled')).toBe('true')
    }
  })

  it('are all that somebody sees who may only view roles', async () => {
    const { user } = await openAs(app, site.people.Wyn!)
    expect(row('Roles', 'Editor')).toBeTruthy()
    expect(within(screen.getByRole('main')).getAllByRole('region')).toHaveLength(1)
    expect(screen.getByRole('main').textContent).not.toContain('@people.test')
    expect(screen.queryByRole('button', { name: /^Create New Role|^Delete|^Edit|^Add staff/ })).toBeNull()
    await user.click(button('View Editor'))
    await within(dialog('Role')).findByDisplayValue('Editor')
    expect(permission('Pages', 'Create and Edit').checked).toBe(true)
    expect(permission('Pages', 'Create and Edit').getAttribute('aria-disabled')).toBe('true')
  })

  it('are closed to everybody else, whose sidebar does not name the screen', async () => {
    await openAs(app, site.people.Elin!)
    expect(screen.getByText('You don’t have access to this page.')).toBeTruthy()
    expect(within(screen.getByRole('main')).queryByRole('region')).toBeNull()
    await closeScreens()
    for (const [person, links] of [
      [site.people.owner, 1],
      [site.people.Elin!, 0],
    ] as const) {
      await openFrame(app, await signIn(app, person.email), USERS)
      await screen.findByRole('navigation', { name: 'Sections' })
      expect(screen.queryAllByRole('link', { name: 'Users & Permissions' })).toHaveLength(links)
      await closeScreens()
    }
  })
})
