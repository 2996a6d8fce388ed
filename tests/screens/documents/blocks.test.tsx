import { screen, waitFor, within } from '@testing-library/react'
import { boot, type TestApp } from '@tests/support/boot'
import { makeSite, type Site } from '@tests/support/screens/makeSite'
import { fill, openDocument, storedIn } from '@tests/support/screens/openDocument'
import { closeScreens, type OpenScreen } from '@tests/support/screens/openScreen'
import { create } from '@tests/support/world'

let app: TestApp
let site: Site

beforeAll(async () => {
  app = await boot()
  site = await makeSite(app, 'blocks')
})
afterEach(closeScreens)
afterAll(() => app.close())

const quote = (text: string) => ({ blockType: 'quote', quote: text })

async function open(layout: object[]): Promise<{ id: string; opened: OpenScreen }> {
  const id = await create(app.payload, 'pages', { _status: 'draft', layout, tenant: site.id, title: 'Blocks' })
  const opened = await openDocument(app, site.clients.owner, 'pages', id)
  await waitFor(() => expect(rows()).toHaveLength(layout.length))
  return { id, opened }
}

const rows = () => [...document.querySelectorAll<HTMLElement>('#field-layout > .blocks-field__rows > div')]
const headings = () => rows().map((row) => row.querySelector('.blocks-field__block-header')!.textContent)
const untilHeadings = (expected: RegExp[]) =>
  waitFor(() => expect(headings()).toEqual(expected.map((one) => expect.stringMatching(one) as unknown)))

async function openMenu({ user }: OpenScreen, index: number): Promise<HTMLElement> {
  await user.click(rows()[index]!.querySelector('.array-actions__button')!)
  return waitFor(() => {
    // Payload renders the menus of the others, too.
    const menu = document.querySelector<HTMLElement>('.popup__content')
    if (!menu) throw new Error('No menu is open')
    return menu
  })
}

async function act(opened: OpenScreen, index: number, name: string): Promise<void> {
  const menu = await openMenu(opened, index)
  await opened.user.click(within(menu).getByRole('button', { name }))
}

const toggle = ({ user }: OpenScreen, index: number) =>
  user.click(rows()[index]!.querySelector('.collapsible__toggle')!)
const fieldsIn = (index: number) => within(rows()[index]!).queryAllByRole('textbox')

describe('the blocks of a page', () => {
  it('are numbered with two digits, duplicated, moved and removed, which is saved [B-226, B-228]', async () => {
    const { id, opened } = await open([{ blockType: 'hero', heading: 'Spring season' }, quote('Riveting')])
    await untilHeadings([/^01\s*Hero\s*Spring season$/, /^02\s*Quote\s*Riveting$/])
    await act(opened, 0, 'Move down')
    await untilHeadings([/^01\s*Quote\s*Riveting$/, /^02\s*Hero\s*Spring season$/])
    await act(opened, 1, 'Duplicate')
    await untilHeadings([/^01\s*Quote/, /^02\s*Hero\s*Spring season$/, /^03\s*Hero\s*Spring season$/])
    await act(opened, 0, 'Remove')
    await untilHeadings([/^01\s*Hero\s*Spring season$/, /^02\s*Hero\s*Spring season$/])
    await waitFor(async () =>
      expect((await storedIn(app, 'pages', id)).layout).toMatchObject([
        { blockType: 'hero', heading: 'Spring season' },
        { blockType: 'hero', heading: 'Spring season' },
      ]),
    )
  })

  it('are collapsed, and called by what is written in them [B-226, B-228]', async () => {
    const { opened } = await open([{ blockType: 'hero', heading: 'Spring season' }])
    if (fieldsIn(0).length === 0) await toggle(opened, 0)
    await fill(opened, await within(rows()[0]!).findByRole('textbox', { name: /^Heading/ }), 'Summer season')
    await untilHeadings([/^01\s*Hero\s*Summer season$/])
    await toggle(opened, 0)
    await waitFor(() => expect(fieldsIn(0)).toHaveLength(0))
    await toggle(opened, 0)
    await waitFor(() => expect(fieldsIn(0)).not.toHaveLength(0))
  })

  it('are added open, at the end, of the kinds that the plan has [B-226]', async () => {
    const { opened } = await open([quote('Riveting')])
    await opened.user.click(screen.getByRole('button', { name: 'Add Block' }))
    const drawer = within(await screen.findByRole('dialog'))
    const [added] = await drawer.findAllByRole('button', { name: 'Quote' })
    expect(drawer.queryByRole('button', { name: 'Custom Liquid' })).toBeNull()
    await opened.user.click(added!)
    await untilHeadings([/^01\s*Quote\s*Riveting$/, /^02\s*Quote$/])
    await waitFor(() => expect(fieldsIn(1)).not.toHaveLength(0))
  })

  it('are as many as the maximum, at which none can be added [B-227]', async () => {
    const { opened } = await open(Array.from({ length: 59 }, (_, index) => quote(`Notice ${index + 1}`)))
    expect(screen.getByRole('button', { name: 'Add Block' })).toBeTruthy()
    await act(opened, 0, 'Duplicate')
    await waitFor(() => expect(rows()).toHaveLength(60))
    expect(headings().at(-1)).toMatch(/^60\s*Quote/)
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Add Block' })).toBeNull())
    const menu = within(await openMenu(opened, 0))
    expect(menu.getByRole('button', { name: 'Remove' })).toBeTruthy()
    for (const name of ['Duplicate', 'Add below']) expect(menu.queryByRole('button', { name })).toBeNull()
  })
})
