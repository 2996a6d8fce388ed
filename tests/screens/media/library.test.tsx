import { screen, waitFor, within } from '@testing-library/react'
import { boot, type TestApp } from '@tests/support/boot'
import { makeSite, type Site } from '@tests/support/screens/makeSite'
import { closeScreens, findToast } from '@tests/support/screens/openScreen'
import { create } from '@tests/support/world'
import { addMedia, button, jpeg, openMedia, tile, tiles } from './support'

let app: TestApp
let site: Site
let foyer: string

beforeAll(async () => {
  app = await boot()
  site = await makeSite(app, 'library', { people: { Vera: 'viewer' } })
  foyer = await addMedia(site, {
    data: { alt: 'People in the foyer before a performance', tags: ['House'] },
    file: await jpeg('foyer.jpg', 800, 600),
    title: 'The foyer',
  })
  await addMedia(site, { data: { _status: 'draft', isDecorative: true, tags: ['Winter season'] }, title: 'A wall' })
  await addMedia(site, { title: 'Poster' })
  for (const title of ['Visit', 'About us'])
    await create(app.payload, 'pages', {
      _status: 'published',
      layout: [{ blockType: 'image', image: foyer }],
      tenant: site.id,
      title,
    })
})
afterEach(closeScreens)
afterAll(() => app.close())

const untilTiles = (count: number) => waitFor(() => expect(tiles()).toHaveLength(count))
const untilTable = (count: number) =>
  waitFor(() => expect(document.querySelectorAll('.table tbody tr')).toHaveLength(count))

describe('the media library', () => {
  it('shows on each tile its state, alternative text, size, and where it is used', async () => {
    const { user } = await openMedia(app, site)
    await untilTiles(3)
    expect(tile('The foyer').textContent).toContain('Published')
    expect(tile('The foyer').textContent).toContain('Alt: People in the foyer')
    expect(tile('The foyer').textContent).toContain('800 × 600')
    expect(tile('The foyer').textContent).toMatch(/\d+ kB/)
    expect(tile('A wall').textContent).toContain('Draft')
    expect(tile('A wall').textContent).toContain('Decorative')
    expect(tile('Poster').textContent).toContain('No alternative text')
    await waitFor(() => expect(tile('Poster').textContent).toContain('Not used'))
    await user.click(within(tile('The foyer')).getByRole('button', { name: /^Used in 2 places/ }))
    const dialog = within(await screen.findByRole('dialog'))
    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(2))
  })

  it('is sorted and searched, and is a grid or a table as the person has left it', async () => {
    const { user } = await openMedia(app, site)
    await untilTiles(3)
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Title, A to Z')
    await waitFor(() => expect(tiles()[0]!.textContent).toContain('A wall'))
    await user.click(button('List'))
    await untilTable(3)
    expect(tiles()).toEqual([])
    await closeScreens()
    const again = await openMedia(app, site)
    await untilTable(3)
    await again.user.click(button('Grid'))
    await untilTiles(3)
    await again.user.type(document.querySelector('.search-filter__input')!, 'poster')
    await untilTiles(1)
  })

  it('is narrowed by one of its tags', async () => {
    const { user } = await openMedia(app, site)
    const tag = (name: RegExp) =>
      within(screen.getByRole('group', { name: 'Filter by tag' })).getByRole('button', { name })
    await screen.findByRole('group', { name: 'Filter by tag' })
    await waitFor(() => expect(tag(/^House/)).toBeTruthy())
    await user.click(tag(/^House/))
    await untilTiles(1)
    expect(tile('The foyer')).toBeTruthy()
    expect(tag(/^House/).getAttribute('aria-pressed')).toBe('true')
    await user.click(tag(/^Winter season/))
    await waitFor(() => expect(tile('A wall')).toBeTruthy())
    await untilTiles(1)
    await user.click(tag(/^Winter season/))
    await untilTiles(3)
  })

  it('publishes what is chosen, and puts it into the trash', async () => {
    for (const title of ['One', 'Two', 'Three']) await addMedia(site, { data: { _status: 'draft', alt: title }, title })
    const { user } = await openMedia(app, site, '?sort=createdAt')
    await untilTiles(6)
    const bar = () => document.querySelector<HTMLElement>('[data-bulk-actions]')!
    for (const title of ['One', 'Two']) await user.click(screen.getByRole('checkbox', { name: `Select “${title}”` }))
    await waitFor(() => expect(within(bar()).getByRole('status').textContent).toContain('2'))
    await user.click(within(bar()).getByRole('button', { name: 'Publish' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Confirm' }))
    await findToast(/Updated 2 Media/)
    await waitFor(() => expect(tile('One').textContent).toContain('Published'))
    expect(tile('Two').textContent).toContain('Published')
    expect(tile('Three').textContent).toContain('Draft')
    await waitFor(() => expect(within(bar()).queryAllByRole('button')).toEqual([]))
    for (const title of ['One', 'Two', 'Three'])
      await user.click(screen.getByRole('checkbox', { name: `Select “${title}”` }))
    await user.click(await within(bar()).findByRole('button', { name: 'Move to trash' }))
    await untilTiles(3)
    await closeScreens()
    await openMedia(app, site, '/trash')
    await untilTiles(3)
    expect(tiles().filter(({ textContent }) => textContent.includes('Published before'))).toHaveLength(2)
  })

  it('offers a reader no upload and no changes', async () => {
    await openMedia(app, site, '', 'Vera')
    await untilTiles(3)
    expect(screen.queryByRole('button', { name: 'Upload files' })).toBeNull()
    await closeScreens()
    await openMedia(app, site, `/${foyer}`, 'Vera')
    expect(await screen.findByRole('region', { name: 'Focal point' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Replace file' })).toBeNull()
    expect(button(/^Focal point, /).disabled).toBe(true)
  })
})

describe('an empty library', () => {
  it('says so', async () => {
    const empty = await makeSite(app, 'nothing')
    await openMedia(app, empty)
    expect(await screen.findByText('No media yet')).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'Upload files' })).toBeTruthy()
  })
})
