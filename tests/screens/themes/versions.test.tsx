import { screen, waitFor, within } from '@testing-library/react'
import { boot, type TestApp } from '@tests/support/boot'
import { closeScreens, findToast, type OpenScreen } from '@tests/support/screens/renderAdmin'
import { uploadByFetch } from '@tests/support/screens/uploadsByFetch'
import { themeZip } from '@tests/support/themeZip'
import { visit } from '@tests/support/visitor'
import { create, makeWorld, type World } from '@tests/support/world'
import { addTheme, card, choose, dialog, inDialog, layoutOf, openThemes, publish, send, untilClosed } from './support'

let app: TestApp
let world: World
let page: string

const HOURS = { name: 'hours', label: 'Opening hours', settings: [{ name: 'title', label: 'Title', type: 'text' }] }
const RIVERBANK = { blocks: [HOURS], name: 'Riverbank' }
const ENDLESS = '{% for a in (1..99999999) %}{{ a }}{% endfor %}'

uploadByFetch()
beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  for (const version of ['1.0.0', '2.0.0', '3.0.0'])
    await addTheme(owner(), world.a, { name: 'Quayside', version }, {}, { key: 'quay' })
  const files = { 'layout/theme.liquid': layoutOf('Riverbank') }
  await publish(owner(), world.a, (await addTheme(owner(), world.a, RIVERBANK, files, { key: 'live' })).themeId)
  page = await makePage('Box office hours', { title: 'Today' })
})
afterEach(closeScreens)
afterAll(() => app.close())

const owner = () => world.clients['owner-a']!
const open = (person = 'owner-a') => openThemes(app, world.clients[person]!)
const makePage = (title: string, values: object, slug?: string) =>
  create(app.payload, 'pages', {
    _status: 'published',
    layout: [{ block: 'hours', blockType: 'themeBlock', values }],
    tenant: world.a,
    title,
    ...(slug && { slug }),
  })
const rows = () => inDialog().findAllByRole('listitem')
const textOf = async (index: number) => (await rows()).at(index)!.textContent
const press = ({ user }: OpenScreen, name: string) => user.click(inDialog().getByRole('button', { name }))
const findButton = async (name: string) => within(card('Riverbank')).findByRole('button', { name })
const until = (name: string, text: string) => waitFor(() => expect(card(name).textContent).toContain(text))

describe('the versions of a theme', () => {
  it('are listed with who brought them, and one of them is used again [B-323]', async () => {
    const opened = await open()
    await choose(opened, 'Quayside', 'Versions')
    expect(await rows()).toHaveLength(3)
    expect(await textOf(0)).toMatch(/^Version 3 · .3\.0\.0.*Active/s)
    expect(await textOf(2)).toContain('by \u2068owner-a\u2069 · uploaded · 1 file')
    await press(opened, 'Download version 2')
    await findToast('Theme download started')
    await press(opened, 'Use version 1')
    await findToast('Version 1 is in use')
    await waitFor(async () => expect(await textOf(2)).toContain('Active'))
    await opened.user.keyboard('{Escape}')
    await until('Quayside', '1.0.0')
    expect(within(card('Quayside')).getByRole('button', { name: 'Version 3 is newer and not in use' })).toBeTruthy()
  })
})

describe('replacing the current theme', () => {
  it('an upload asks first where pages would lose something, and keeps the version on no', async () => {
    const opened = await open()
    await choose(opened, 'Riverbank', 'Re-upload')
    const files = { 'layout/theme.liquid': layoutOf('Riverbank two') }
    await send(opened, themeZip(files, { ...RIVERBANK, blocks: [], version: '2.0.0' }))
    const link = await inDialog().findByRole('link', { name: 'Box office hours' })
    expect(link.getAttribute('href')).toContain(`/collections/pages/${page}`)
    expect(dialog().textContent).toContain('would remove something')
    expect(dialog().textContent).toContain('The block “Opening hours” is gone')
    await press(opened, 'Keep the current version')
    await until('Riverbank', '1.0.0')
  })

  it('a version of the list asks first, too, and goes both ways', async () => {
    const opened = await open()
    await opened.user.click(await findButton('Version 2 is newer and not in use'))
    await opened.user.click(await inDialog().findByRole('button', { name: 'Use version 2' }))
    await screen.findByRole('link', { name: 'Box office hours' })
    await press(opened, 'Publish anyway')
    await findToast('Version 2 is in use')
    await waitFor(async () => expect(await textOf(0)).toContain('Active'))
    await press(opened, 'Use version 1')
    await findToast('Version 1 is in use')
    await until('Riverbank', '1.0.0')
  })

  it('an upload asks first where a template fails, and names file, line and pages', async () => {
    const opened = await open()
    await choose(opened, 'Riverbank', 'Re-upload')
    const files = { 'blocks/hours.liquid': `\n${ENDLESS}`, 'layout/theme.liquid': layoutOf('Riverbank three') }
    await send(opened, themeZip(files, { ...RIVERBANK, version: '2.5.0' }))
    const failing = await inDialog().findByRole('region', { name: 'Templates that fail' })
    expect(failing.textContent).toMatch(/blocks\/hours\.liquid.*Line 2/s)
    expect(within(failing).getByRole('link', { name: 'Box office hours' }).getAttribute('href')).toContain(page)
    await press(opened, 'Keep the current version')
    await until('Riverbank', '1.0.0')
  })

  it('is refused where its layout would take the whole site down', async () => {
    const opened = await open()
    await choose(opened, 'Riverbank', 'Re-upload')
    const files = { 'layout/theme.liquid': `${layoutOf('Broken')}${ENDLESS}` }
    await send(opened, themeZip(files, { ...RIVERBANK, version: '3.0.0' }))
    expect((await inDialog().findByRole('alert')).textContent).toContain(
      'The layout of this version cannot be rendered',
    )
    await until('Riverbank', '1.0.0')
  })

  it('waits for people who may publish, where the one who uploads may not', async () => {
    const opened = await open('editor-a')
    await choose(opened, 'Riverbank', 'Re-upload')
    const files = { 'layout/theme.liquid': layoutOf('Riverbank four') }
    await send(opened, themeZip(files, { ...RIVERBANK, version: '4.0.0' }))
    await findToast('The new version is uploaded and waits for someone who can publish themes.')
    expect((await inDialog().findByRole('region', { name: /^Uploaded\./ })).textContent).toContain(
      'blocks/hours.liquid does not exist.',
    )
    await opened.user.keyboard('{Escape}')
    await untilClosed()
    await choose(opened, 'Riverbank', 'Versions')
    await inDialog().findByText('Themes are published by people with the permission “Publish themes”.')
    expect(inDialog().queryByRole('button', { name: /^Use version/ })).toBeNull()
    expect(card('Riverbank').textContent).toContain('1.0.0')
  })
})

describe('what fails on the website', () => {
  it('is counted on the card, and listed with its file and page', async () => {
    const files = { 'blocks/hours.liquid': `\n${ENDLESS}`, 'layout/theme.liquid': layoutOf('Leaky') }
    const { themeId } = await addTheme(owner(), world.a, { blocks: [HOURS], name: 'Leaky' }, files)
    const before = await open()
    await choose(before, 'Leaky', 'Errors on the website')
    await inDialog().findByText('No errors in the last 30 days.')
    await closeScreens()
    await publish(owner(), world.a, themeId)
    await makePage('Doors open', {}, 'doors-open')
    expect((await visit(app, 'a.localhost', '/doors-open')).status).toBe(200)
    await waitFor(async () =>
      expect((await owner().get<{ docs: object[] }>(`/themes/${themeId}/errors`)).body.docs).toHaveLength(1),
    )
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: '1 error on the website' }))
    const link = await inDialog().findByRole('link', { name: '/doors-open' })
    expect(link.getAttribute('href')).toMatch(/^http:\/\/a\.localhost(:\d+)?\/doors-open$/)
    expect(dialog().textContent).toContain('blocks/hours.liquid')
  })
})
