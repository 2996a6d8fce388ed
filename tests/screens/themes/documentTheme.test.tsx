import { screen, waitFor, within } from '@testing-library/react'
import { boot, type TestApp } from '@tests/support/boot'
import { fill, openDocument, publish, storedIn } from '@tests/support/screens/openDocument'
import { closeScreens } from '@tests/support/screens/renderAdmin'
import { create, makeWorld, type World } from '@tests/support/world'
import { row, showAll, useWeirLane } from './document'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  await useWeirLane(app, world.a)
})
afterEach(closeScreens)
afterAll(() => app.close())

const make = (collection: string, more: object = {}) =>
  create(app.payload, collection, { _status: 'published', tenant: world.a, title: 'Autumn', ...more })
const open = (collection: string, id: string) => openDocument(app, world.clients['owner-a']!, collection, id)
const panel = () => within(screen.getByRole('region', { name: 'From the theme Weir Lane' }))
const template = () => panel().getByRole<HTMLSelectElement>('combobox', { name: 'Template' })
const optionsOf = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

describe('what a document has of its theme', () => {
  it('is a template with its settings, a colour scheme and settings of the theme [B-115, B-116, B-231, B-333]', async () => {
    const id = await make('pages')
    const opened = await open('pages', id)
    const scheme = panel().getByRole<HTMLSelectElement>('combobox', { name: 'Colour scheme' })
    expect(scheme.value).toBe('House')
    expect(optionsOf(template())).toEqual(['Standard template', 'Default', 'Wide'])
    await opened.user.selectOptions(template(), 'Default')
    expect(panel().getByText('Chosen template has no custom theme options')).toBeTruthy()
    await opened.user.selectOptions(template(), 'Wide')
    expect(panel().queryByText('Chosen template has no custom theme options')).toBeNull()
    await opened.user.click(panel().getByRole('checkbox', { name: 'Side menu' }))
    await opened.user.selectOptions(scheme, 'Evening')
    await fill(opened, panel().getByRole('textbox', { name: /^Announcement above the page/ }), 'Open again')
    await waitFor(async () =>
      expect((await storedIn(app, 'pages', id)).theme).toEqual({
        colorScheme: 'Evening',
        settings: { announcement: { en: 'Open again' } },
        template: 'wide',
        templateSettings: { wide: { showSideMenu: true } },
      }),
    )
  })

  it('is said to be nothing where the theme asks for nothing of its type [B-336]', async () => {
    await open('posts', await make('posts'))
    expect(panel().getByText('No theme settings available for Posts.')).toBeTruthy()
    expect(panel().queryByRole('combobox', { name: 'Template' })).toBeNull()
  })
})

describe('attributes of events and performances', () => {
  let event: string

  beforeAll(async () => {
    event = await make('events')
  })

  it('are stored below custom. by names that nobody types, beside templates of events [B-116, B-254]', async () => {
    const opened = await open('events', event)
    expect(optionsOf(template())).toEqual(['Standard template', 'Production', 'Concert'])
    const attributes = within(screen.getByRole('region', { name: 'Attributes' }))
    await fill(opened, attributes.getByRole('textbox', { name: /^Dress code/ }), 'Black tie')
    await waitFor(async () =>
      expect((await storedIn(app, 'events', event)).custom).toEqual({ dress_code: { en: 'Black tie' } }),
    )
  })

  it('are said to be none where the theme has none for the type [B-335]', async () => {
    const id = await make('event-instances', { event, start: '2027-03-01T19:30:00.000Z' })
    await open('event-instances', id)
    expect(screen.getByText('No custom attributes available for Performances.')).toBeTruthy()
  })
})

describe('a template in Liquid on a page', () => {
  it('says what is wrong while it is written, keeps it as a draft, and is published once it is mended [A-226]', async () => {
    const id = await make('pages', { layout: [{ blockType: 'liquid', template: '<p>Before</p>' }] })
    const opened = await open('pages', id)
    await showAll(opened)
    const field = () => within(row(0)).getByRole('textbox', { name: /^Template/ })
    const problem = () => within(row(0)).queryByText('Line 2, column 3: \u2068{% if late %}\u2069 is not closed.')
    const stored = () => storedIn(app, 'pages', id)
    const faulty = '<p>\n  {% if late %}Latecomers wait\n</p>'
    await fill(opened, field(), faulty)
    await waitFor(() => expect(problem()).toBeTruthy())
    expect(field().getAttribute('aria-invalid')).toBe('true')
    await waitFor(async () => expect((await stored()).layout).toMatchObject([{ template: faulty }]))
    await publish(opened)
    await waitFor(() =>
      expect(opened.requests.some(({ method, search }) => method === 'PATCH' && !/autosave=true/.test(search!))).toBe(
        true,
      ),
    )
    await waitFor(() => expect(problem()).toBeTruthy())
    expect((await stored())._status).toBe('draft')
    const mended = '<p>{% if late %}Latecomers wait{% endif %}</p>'
    await fill(opened, field(), mended)
    await waitFor(() => expect(problem()).toBeNull())
    await publish(opened)
    await waitFor(async () =>
      expect(await stored()).toMatchObject({ _status: 'published', layout: [{ template: mended }] }),
    )
  })
})
