import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { frameOf } from '@/components/frame/navigation/frameOf'
import { showFrame } from '@/components/frame/Nav/frameOnScreen'
import { Trail } from '@/components/views/Trail'
import { JumpTo } from '@/plugins/search/components/Palette/JumpTo'
import { boot, type TestApp } from '@tests/support/boot'
import { closeScreens, renderAdmin, type OpenScreen } from '@tests/support/screens/renderAdmin'
import { create, makeWorld, type World } from '@tests/support/world'

let app: TestApp
let world: World
let page: string

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  page = await create(app.payload, 'pages', { _status: 'published', tenant: world.a, title: 'Late at the Riverside' })
})
afterEach(closeScreens)
afterAll(() => app.close())

/** Opens what the frame has of the palette on a screen, with the name of a document there. */
const open = (person = 'editor-a', path = '/admin', name = ''): Promise<OpenScreen> =>
  renderAdmin(app, world.clients[person]!, path, async ({ req }) => {
    showFrame((await frameOf(req))!)
    return (
      <>
        <Trail nav={name ? [{ label: name }] : NOTHING} />
        <input aria-label="A field" />
        <JumpTo />
      </>
    )
  })
const NOTHING: [] = []
const field = () => screen.findByRole('combobox', { name: 'Search or jump to' })
const palette = () => within(screen.getByRole('dialog', { name: 'Search or jump to' }))
const chosen = () => palette().getByRole('option', { selected: true }).textContent
const options = (group: string) =>
  within(palette().getByRole('group', { name: group }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

async function openPalette({ user }: OpenScreen, text = ''): Promise<void> {
  await user.keyboard('{Control>}k{/Control}')
  await user.clear(await field())
  if (text) await user.paste(text)
}

describe('the palette', () => {
  it('opens with all screens, of which arrow keys choose one, and leads to the one that is pressed', async () => {
    const opened = await open()
    await openPalette(opened)
    expect(document.activeElement).toBe(await field())
    expect(chosen()).toContain('Pages')
    await opened.user.keyboard('{ArrowDown}')
    expect(chosen()).toContain('Menus')
    await opened.user.paste('peop')
    expect(options('Go to')).toEqual(['People'])
    expect(palette().getByRole('option', { name: 'New person' })).toBeTruthy()
    await opened.user.click(palette().getByRole('option', { name: 'People' }))
    expect(opened.visited).toEqual(['/admin/collections/people'])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('finds content in spite of a typo, leads to it, and offers what was opened lately', async () => {
    const opened = await open()
    await opened.user.click(screen.getByRole('button', { name: /^Jump to…/ }))
    await opened.user.type(await field(), 'late at the rivreside')
    await waitFor(() => expect(options('Content')[0]).toContain('Late at the Riverside'))
    await opened.user.keyboard('{Enter}')
    const path = `/admin/collections/pages/${page}`
    expect(opened.visited).toEqual([path])
    await closeScreens()
    await open('editor-a', path, 'Late at the Riverside')
    await closeScreens()
    await openPalette(await open())
    expect(options('Recently opened')).toEqual([expect.stringMatching(/^Late at the Riverside/)])
  })

  it('says that nothing was found, and closes on Escape', async () => {
    const opened = await open()
    await openPalette(opened, 'zzyzx')
    await waitFor(() => expect(palette().getByRole('status').textContent).toBe('Nothing was found'))
    await opened.user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('offers viewers nothing new, nor an invitation', async () => {
    const opened = await open('viewer-a')
    await openPalette(opened, 'page')
    expect(palette().getByRole('option', { name: 'Pages' })).toBeTruthy()
    expect(palette().queryByRole('option', { name: /^New/ })).toBeNull()
    await opened.user.clear(await field())
    await opened.user.paste('invite')
    expect(palette().queryByRole('option', { name: 'Invite someone' })).toBeNull()
    await opened.user.clear(await field())
    await opened.user.paste('dark')
    expect(palette().getByRole('option', { name: 'Dark mode' })).toBeTruthy()
  })

  it('leads owners to where people are invited', async () => {
    const opened = await open('owner-a')
    await openPalette(opened, 'invite someone')
    await opened.user.keyboard('{Enter}')
    expect(opened.visited).toEqual(['/admin/settings/users'])
  })

  it('changes between light and dark', async () => {
    const opened = await open()
    await openPalette(opened, 'dark mode')
    await opened.user.keyboard('{Enter}')
    await waitFor(() => expect(document.documentElement.dataset.theme).toBe('dark'))
    await openPalette(opened, 'light mode')
    await opened.user.keyboard('{Enter}')
    await waitFor(() => expect(document.documentElement.dataset.theme).toBe('light'))
  })

  it('offers the other sites of people who have several', async () => {
    await openPalette(await open('both'), 'theatre')
    await waitFor(() => expect(options('Sites')).toHaveLength(1))
    expect(options('Sites')[0]).toMatch(/^Theatre [AB]/)
  })
})

describe('keys of the admin', () => {
  it('lead to sections, and are listed without those that are closed to the person', async () => {
    const opened = await open()
    await opened.user.keyboard('ge')
    expect(opened.visited).toEqual(['/admin/collections/events'])
    await opened.user.keyboard('?')
    const list = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
    expect(list.textContent).toContain('Go to Media')
    expect(list.textContent).not.toContain('Go to Settings')
  })

  it('are typed where somebody writes', async () => {
    const opened = await open()
    const input = screen.getByLabelText<HTMLInputElement>('A field')
    await opened.user.type(input, 'g?e')
    expect(input.value).toBe('g?e')
    expect(opened.visited).toEqual([])
    expect(screen.queryByRole('dialog')).toBeNull()
    fireEvent.blur(input)
  })
})
