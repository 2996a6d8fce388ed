import { screen, waitFor, within } from '@testing-library/react'
import pg from 'pg'
import { boot, type TestApp } from '@tests/support/boot'
import { makeSite } from '@tests/support/screens/makeSite'
import { openPayloadScreen } from '@tests/support/screens/openPayloadScreen'
import { closeScreens, findToast } from '@tests/support/screens/renderAdmin'
import { create, makeWorld, type World } from '@tests/support/world'
import { addTheme, card, findCard, LIST, names, openMenu, openThemes, publish, section } from './support'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterEach(closeScreens)
afterAll(() => app.close())

const owner = () => world.clients['owner-a']!
const textsOf = (entries: HTMLElement[]) => entries.map(({ textContent }) => textContent)
const make = (name: string, tenant: string, more: object = {}) =>
  create(app.payload, 'themes', { _status: 'published', name, renderMode: 'nocode', tenant, ...more })

/** Stores a theme without hooks: many of them take a while. */
async function store(name: string, tenant: string): Promise<void> {
  const { db } = app.payload
  const data = { _status: 'published', name, renderMode: 'nocode', tenant }
  const versionData = await db.create({ collection: 'themes', data })
  const {
    createdAt,
    id: parent,
    updatedAt,
  } = versionData as unknown as Record<'createdAt' | 'id' | 'updatedAt', string>
  await db.createVersion({
    autosave: false,
    collectionSlug: 'themes',
    createdAt,
    parent,
    updatedAt,
    versionData,
  } as never)
}

/** Keeps the server from reading which versions there are. @returns what lets it go on */
async function holdVersions(): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: app.databaseUrl })
  await client.connect()
  await client.query('begin')
  await client.query('lock table theme_pointers in access exclusive mode')
  return () => client.end()
}

describe('the list of themes', () => {
  it('shows the themes of the current site by their place, each with what can be done there [B-002, B-056, B-057, B-061, B-111, B-163, B-164, B-165, B-235]', async () => {
    const current = await addTheme(owner(), world.a, { name: 'Quayside', version: '1.2.0' })
    await publish(owner(), world.a, current.themeId)
    await addTheme(owner(), world.a, { name: 'Winter' })
    const draft = await addTheme(owner(), world.a, { name: 'Workbench' }, {}, { isDevelopmentTheme: 'true' })
    const neighbour = await make('Neighbour', world.b)
    const opened = await openThemes(app, owner())
    expect(names('Current theme')).toEqual(['Quayside'])
    expect(names('Theme library')).toEqual(['Winter'])
    expect(names('Development themes')).toEqual(['Workbench'])
    expect(section('Development themes').textContent).toContain(
      'Disable the Development Theme checkbox before publishing.',
    )
    expect(card('Quayside').textContent).toContain('1.2.0')
    expect(card('Quayside').textContent).toMatch(/Updated \d+ \w+ 20\d\d, \d\d:\d\d UTC/)
    expect(screen.queryByText('Neighbour')).toBeNull()
    await app.payload.delete({ collection: 'themes', id: neighbour })
    expect(card('Quayside').querySelector('iframe')!.getAttribute('sandbox')).toBe('allow-same-origin')
    const publishIn = (name: string) => within(card(name)).queryByRole('button', { name: 'Publish' })
    expect([publishIn('Quayside'), publishIn('Workbench')]).toEqual([null, null])
    expect(publishIn('Winter')).toBeTruthy()
    const ofCurrent = textsOf(await openMenu(opened, 'Quayside'))
    expect(ofCurrent).toContain('Versions')
    expect(ofCurrent).not.toContain('Delete')
    expect(within(card('Quayside')).getByRole('link', { name: 'Configure' }).getAttribute('href')).toBe(
      `/admin/collections/themes/${current.themeId}`,
    )
    const refused = await owner().post(`/themes/${draft.themeId}/publish`, { tenant: world.a })
    expect(refused.status).toBe(422)
  })

  it('shows that it is loading, then what a site without themes shows and how to begin [B-060, B-163]', async () => {
    const release = await holdVersions()
    await openPayloadScreen(app, world.clients['owner-b']!, LIST, { isStreamed: true })
    expect(screen.getByText('Loading...')).toBeTruthy()
    await release()
    await findCard('Built-in theme')
    expect(names('Current theme')).toEqual(['Built-in theme'])
    expect(section('Theme library').textContent).toContain('Your other themes are kept here')
    expect(screen.queryByText('Loading...')).toBeNull()
    // Nothing of Payload's list: no table, and no form that creates a theme without files.
    expect(screen.queryByRole('table')).toBeNull()
    expect(screen.queryByRole('link', { name: /Create new/i })).toBeNull()
  })

  it('offers nothing to people who may not, and tells them who may', async () => {
    const editor = await openThemes(app, world.clients['editor-a']!)
    expect(screen.getByRole('button', { name: 'Upload theme' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull()
    expect(section('Theme library').textContent).toContain(
      'Themes are published by people with the permission “Publish themes”.',
    )
    expect(textsOf(await openMenu(editor, 'Winter'))).not.toContain('Delete')
    await closeScreens()
    const viewer = await openThemes(app, world.clients['viewer-a']!)
    expect(screen.queryByRole('button', { name: /Upload theme|no-code/ })).toBeNull()
    expect(textsOf(await openMenu(viewer, 'Winter'))).toEqual([
      'Preview',
      'Copy preview link',
      'Versions',
      'Errors on the website',
      'Download',
    ])
  })

  it('keeps the part without code for a site whose plan has no custom themes, and says what a larger plan brings [A-227, B-262]', async () => {
    const { clients } = await makeSite(app, 'small', { plan: { custom_themes: false } })
    const opened = await openThemes(app, clients.owner)
    expect(screen.getByText(/Upload and download your own themes/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See plans' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Upload theme' })).toBeNull()
    expect(screen.queryByRole('region', { name: 'GitHub' })).toBeNull()
    await opened.user.click(screen.getByRole('button', { name: 'New no-code theme' }))
    await findToast('No-code theme created successfully')
    expect(textsOf(await openMenu(opened, 'New theme'))).toEqual([
      'Preview',
      'Copy preview link',
      'Versions',
      'Errors on the website',
      'Duplicate',
      'Delete',
    ])
  })

  it('finds a theme among many by its name or key, and always shows the current one [B-113, B-273, B-356]', async () => {
    const { clients, id } = await makeSite(app, 'big', { plan: { custom_themes: true } })
    const client = clients.owner
    for (let number = 1; number <= 102; number++) await store(`Theme ${String(number).padStart(3, '0')}`, id)
    const listed = await client.get<{ docs: object[]; totalDocs: number }>(
      '/themes?depth=0&draft=true&limit=100&select[name]=true',
    )
    expect([listed.body.docs.length, listed.body.totalDocs]).toEqual([100, 102])
    const last = await client.get<{ docs: { id: string }[] }>('/themes?depth=0&limit=1&sort=-name')
    await publish(client, id, last.body.docs[0]!.id)
    const { user } = await openThemes(app, client)
    expect(names('Current theme')).toEqual(['Theme 102'])
    expect(screen.getByText('101 of 102 themes are shown.')).toBeTruthy()
    const search = screen.getByLabelText('Search themes')
    await user.click(search)
    await user.paste('077')
    await waitFor(() => expect(names('Theme library')).toEqual(['Theme 077']))
    await user.clear(search)
    await user.paste('nothing like it')
    await within(section('Theme library')).findByText('No theme has this in its name or key.')
  })
})

describe('the address of a theme', () => {
  it('shows nothing of it to people of another site [B-061]', async () => {
    const { themeId } = await addTheme(owner(), world.a, { name: 'Ours alone' })
    const path = `${LIST}/${themeId}`
    await openPayloadScreen(app, owner(), path)
    expect(await screen.findByDisplayValue('Ours alone')).toBeTruthy()
    await closeScreens()
    const stranger = world.clients['owner-b']!
    const { visited } = await openPayloadScreen(app, stranger, path)
    expect(visited).toEqual([`${LIST}?notFound=${themeId}`])
    expect(screen.queryByText('Ours alone')).toBeNull()
    for (const part of ['versions', 'errors'])
      expect((await stranger.get(`/themes/${themeId}/${part}`)).status).toBe(404)
  })
})
