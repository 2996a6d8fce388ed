import { screen, waitFor, within } from '@testing-library/react'
import { boot, type TestApp } from '@tests/support/boot'
import { button, dialog, failNextRequest } from '@tests/support/screens/controls'
import { closeScreens, type OpenScreen } from '@tests/support/screens/openScreen'
import { create } from '@tests/support/world'
import { makeSite, openAs, type Site } from './support'

let app: TestApp
let site: Site
let opened: OpenScreen

beforeAll(async () => {
  app = await boot()
  site = await makeSite(app, {
    people: { Elin: { role: 'Editor' }, Vera: { as: 'tenant-viewer' } },
    roles: { Editor: ['pages:manage'] },
  })
  await create(app.payload, 'pages', { slug: 'season', tenant: site.id, title: 'The season' })
  await create(app.payload, 'pages', { slug: 'visit', tenant: site.id, title: 'Your visit' })
})
beforeEach(async () => {
  opened = await openAs(app, site.people.owner)
})
afterEach(closeScreens)
afterAll(() => app.close())

async function explain(name: string): Promise<ReturnType<typeof within>> {
  await opened.user.click(button(`Manage ${name}`))
  await opened.user.click(button('What may they do?'))
  return within(dialog(`What may ${name} do?`))
}

/** Chooses from a list that is found by typing. */
async function pick(label: string, search: string, option: string): Promise<void> {
  const { user } = opened
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${label}:`) }))
  await user.type(screen.getByRole('combobox', { name: label }), search)
  await user.click(await screen.findByRole('option', { name: option }))
}

/** What the drawer says of an area. */
const area = (name: string) => within(dialog()).getByText(name, { selector: 'dt' }).parentElement?.textContent

/** Names stand in marks of their direction. */
const plain = (element: HTMLElement) => element.textContent.replace(/[\u2068\u2069]/g, '')

describe('what somebody may do', () => {
  it('is said by area with where it comes from, and can be loaded again [A-137]', async () => {
    failNextRequest(opened, 'GET', /\/access$/)
    const drawer = await explain('Elin Tester')
    expect((await drawer.findByRole('alert')).textContent).toContain('This could not be loaded.')
    await opened.user.click(button('Try again'))
    await drawer.findByText('Where it comes from')
    expect(plain(dialog())).toContain('The role “Editor”')
    expect(area('Pages')).toBe('PagesView, Create and Edit')
    expect(area('Events')).toBe('EventsNothing')
  })

  it('is explained for one permission [A-137]', async () => {
    const drawer = await explain('Elin Tester')
    for (const [search, option, answer] of [
      ['pages', 'Pages: View', 'Yes It comes with “Pages: Create and Edit”.'],
      ['delete', 'Pages: Delete', 'No The role “Editor” does not have it.'],
      ['pages', 'Pages: Create and Edit', 'Yes The role “Editor” has it.'],
    ] as const) {
      await pick('Permission', search, option)
      await waitFor(() => expect(plain(drawer.getByRole('status'))).toBe(answer))
    }
  })

  it('is explained for one document [A-137]', async () => {
    const drawer = await explain('Elin Tester')
    await opened.user.selectOptions(await drawer.findByLabelText('Type of document'), 'Pages')
    await pick('Document', 'sea', 'The season')
    await drawer.findByRole('status')
    expect(within(drawer.getByRole('status')).getAllByRole('listitem').map(plain)).toEqual([
      'View: Yes It comes with “Pages: Create and Edit”.',
      'Create and Edit: Yes The role “Editor” has it.',
      'Publish: No The role “Editor” does not have it.',
      'Delete: No The role “Editor” does not have it.',
    ])
  })

  it('is everything for the owner', async () => {
    await opened.user.click(button('What may they do? Olwen Tester'))
    await within(dialog()).findByText('Owner of the site: everything')
    expect(area('Pages')).toBe('PagesEverything')
  })

  it('is nothing but reading for somebody who only views', async () => {
    const drawer = await explain('Vera Tester')
    await drawer.findByText('Can view all content')
    await pick('Permission', 'pages', 'Pages: Create and Edit')
    expect((await drawer.findByRole('status')).textContent).toBe('No They can view content only.')
  })

  it('gives the focus back to where it was asked', async () => {
    const { user } = opened
    await (await explain('Elin Tester')).findByText('Where it comes from')
    await user.keyboard('{Escape}')
    expect(document.activeElement).toBe(
      within(dialog('Manage user')).getByRole('button', { name: 'What may they do?' }),
    )
    await user.keyboard('{Escape}')
    expect(document.activeElement).toBe(button('Manage Elin Tester'))
  })
})
