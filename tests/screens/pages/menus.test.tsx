import { screen, waitFor, within } from '@testing-library/react'
import { boot, type TestApp } from '@tests/support/boot'
import { fill } from '@tests/support/screens/openDocument'
import { openPayloadScreen } from '@tests/support/screens/openPayloadScreen'
import { makeSite, type Site } from '@tests/support/screens/makeSite'
import { closeScreens, findToast } from '@tests/support/screens/renderAdmin'
import { create } from '@tests/support/world'
import {
  choose,
  createPages,
  expectOutline,
  expectStored,
  hasRow,
  inRow,
  MOVED,
  openTree,
  PAGES,
  storedTree,
  undo,
} from './support'

let app: TestApp
let site: Site
let ids: Record<string, string>

beforeAll(async () => {
  app = await boot()
  site = await makeSite(app, 'menus')
  ids = await createPages(site, 'A(A1),B,C,D,Draft*')
})
afterEach(closeScreens)
afterAll(() => app.close())

/** Opens the tree with all levels. A new person sees two. */
async function open() {
  const opened = await openTree(app, site.clients.owner)
  const closed = screen.queryByRole('button', { name: 'Show pages below A1' })
  if (closed) await opened.user.click(closed)
  // What is open is remembered a moment later, so that C may be open by default or closed as it was left.
  const below = screen.queryByRole('button', { name: 'Hide pages below C' })
  if (below) await opened.user.click(below)
  return opened
}
const dialog = () => within(screen.getByRole('dialog'))
const pickBox = (title: string) => inRow(title).getByRole<HTMLInputElement>('checkbox', { name: `Select ${title}` })

describe('the menu of a page', () => {
  it('moves it below another, which is found by its address and is no draft [B-191, B-193]', async () => {
    const opened = await open()
    await choose(opened, 'D', 'Move to…')
    expect(dialog().getByRole('radio', { name: /^B/ })).toBeTruthy()
    expect(dialog().queryByRole('radio', { name: 'Draft' })).toBeNull()
    await fill(opened, dialog().getByRole('searchbox', { name: 'Find a page' }), '/a/a')
    await waitFor(() => expect(dialog().getAllByRole('radio')).toHaveLength(1))
    await opened.user.click(dialog().getByRole('radio', { name: /^A1/ }))
    await opened.user.click(dialog().getByRole('button', { name: 'Move' }))
    await findToast(MOVED)
    await expectOutline('A -A1 --D B C Draft')
    await expectStored(site, 'A -A1 --D B C Draft')
  })

  it('duplicates it as a draft, below it', async () => {
    const opened = await open()
    await choose(opened, 'B', 'Duplicate')
    await findToast('Duplicated as a draft.')
    await expectStored(site, 'A -A1 --D B B C Draft')
    await expectOutline('A -A1 --D B B C Draft')
    const [, copy] = (
      await site.clients.owner.get<{ docs: { id: string }[] }>(
        '/pages?where[title][equals]=B&sort=createdAt&draft=true',
      )
    ).body.docs
    await site.clients.owner.delete(`/pages/${copy!.id}`)
  })

  it('adds a page below it, which is stored once something is written, but not below a draft [B-193]', async () => {
    const opened = await open()
    await opened.user.click(inRow('Draft').getByRole('button', { name: 'More actions for Draft' }))
    expect(await screen.findByRole('menuitem', { name: 'Open' })).toBeTruthy()
    expect(screen.queryByRole('menuitem', { name: 'Add page below' })).toBeNull()
    await opened.user.keyboard('{Escape}')
    await choose(opened, 'C', 'Add page below')
    expect(opened.visited).toEqual([`${PAGES}/create?parent=${ids.C}`])
    await closeScreens()
    const form = await openPayloadScreen(app, site.clients.owner, `${PAGES}/create?parent=${ids.C}`)
    const before = await storedTree(site)
    await fill(form, await waitFor(() => document.querySelector<HTMLInputElement>('#field-title')!), 'E')
    await expectStored(site, 'A -A1 --D B C -E Draft')
    expect(before).toBe('A -A1 --D B C Draft')
    await waitFor(() => expect(window.location.pathname).toMatch(/\/pages\/[\da-f-]{36}$/))
  })
})

describe('several pages', () => {
  it('are chosen, also as a range, moved at once, and back', async () => {
    const opened = await open()
    for (const title of ['D', 'C', 'B']) await opened.user.click(pickBox(title))
    await opened.user.click(screen.getByRole('button', { name: 'Clear selection' }))
    expect(pickBox('D').checked).toBe(false)
    await opened.user.click(pickBox('D'))
    await opened.user.keyboard('{Shift>}')
    await opened.user.click(pickBox('C'))
    await opened.user.keyboard('{/Shift}')
    expect(screen.getByText('3 pages selected')).toBeTruthy()
    await opened.user.click(screen.getByRole('button', { name: 'Move to…' }))
    await opened.user.click(dialog().getByRole('radio', { name: 'Top level' }))
    await opened.user.click(dialog().getByRole('button', { name: 'Move' }))
    await expectStored(site, 'A -A1 Draft D B C -E')
    await expectOutline('A -A1 Draft D B C')
    await undo(opened)
    await expectOutline('A -A1 --D B C Draft')
    await expectStored(site, 'A -A1 --D B C -E Draft')
  })
})

describe('the trash', () => {
  it('takes a page at once, and gives it back', async () => {
    const opened = await open()
    await choose(opened, 'Draft', 'Move to trash')
    await findToast('1 page moved to the trash.')
    await waitFor(() => expect(hasRow('Draft')).toBe(false))
    await expectStored(site, 'A -A1 --D B C -E')
    await undo(opened)
    await findToast('Restored from the trash.')
    await expectOutline('A -A1 --D B C Draft')
  })

  it('takes a page that is used only after a question, which says where', async () => {
    const link = { document: { relationTo: 'pages', value: ids.Draft }, kind: 'document', label: 'Read it' }
    await create(app.payload, 'reusable-content', {
      layout: [{ blockType: 'callToAction', heading: 'Coming', links: [link] }],
      tenant: site.id,
      title: 'Announcement',
    })
    const opened = await open()
    await choose(opened, 'Draft', 'Move to trash')
    expect(await screen.findByRole('link', { name: 'Announcement' })).toBeTruthy()
    expect(screen.getByRole('dialog').textContent).toContain('Used in 1 place.')
    expect(hasRow('Draft')).toBe(true)
    await opened.user.click(dialog().getByRole('button', { name: 'Move to trash' }))
    await findToast('1 page moved to the trash.')
    await expectStored(site, 'A -A1 --D B C -E')
  })

  it('takes a branch only after a question, which says how much goes with it', async () => {
    const opened = await open()
    await choose(opened, 'A', 'Move to trash')
    expect((await screen.findByRole('dialog')).textContent).toContain('2 pages below go with it.')
    await opened.user.click(dialog().getByRole('button', { name: 'Move to trash' }))
    await findToast('3 pages moved to the trash.')
    await waitFor(() => expect(hasRow('A')).toBe(false))
    await expectStored(site, 'B C -E')
  })

  it('says that it failed, and puts the page back', async () => {
    const opened = await open()
    opened.disconnect(({ method }) => method === 'PATCH')
    await choose(opened, 'B', 'Move to trash')
    await findToast('The page could not be moved to the trash.')
    await expectOutline('B C')
    expect(await storedTree(site)).toBe('B C -E')
  })
})
