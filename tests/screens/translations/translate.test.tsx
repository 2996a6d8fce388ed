import { screen, waitFor, within } from '@testing-library/react'
import { boot, type TestApp } from '@tests/support/boot'
import { fill, openDocument } from '@tests/support/screens/openDocument'
import { openPayloadScreen } from '@tests/support/screens/openPayloadScreen'
import { closeScreens, findToast, type OpenScreen } from '@tests/support/screens/renderAdmin'
import { makeWorld, type World } from '@tests/support/world'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterEach(closeScreens)
afterAll(() => app.close())

const owner = () => world.clients['owner-a']!
const newPage = async (title: string): Promise<string> => {
  const data = { layout: [{ blockType: 'hero', heading: 'Welcome' }], tenant: world.a, title }
  return (await owner().post<{ doc: { id: string } }>('/pages?draft=true&locale=en', data)).body.doc.id
}
const write = (id: string, title: string, client = owner()) =>
  client.patch(`/pages/${id}?draft=true&locale=en`, { title })
const stored = async (id: string, locale: string) =>
  (
    await owner().get<{ _status: string; layout: { heading: string }[]; title: string }>(
      `/pages/${id}?draft=true&depth=0&fallback-locale=null&locale=${locale}`,
    )
  ).body

async function open(id: string, person = 'owner-a'): Promise<OpenScreen> {
  const path = `/admin/collections/pages/${id}/translate?to=cy`
  const opened = await openPayloadScreen(app, world.clients[person]!, path)
  await screen.findAllByRole('listitem')
  await waitFor(() => text('Welcome'))
  return opened
}

/** The entry of a text by its source. */
function text(source: string): HTMLElement {
  const found = [...document.querySelectorAll<HTMLElement>('main li')].find((one) => one.textContent.includes(source))
  if (!found) throw new Error(`No text has the source ${source}`)
  return found
}
const field = (source: string) => within(text(source)).getByRole<HTMLInputElement>('textbox')
const until = (source: string, state: string) => waitFor(() => expect(text(source).textContent).toContain(state))
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' })
const findAlert = async () => within(screen.getByRole('main')).findByRole('alert')
const isSave = ({ method }: { method?: string }) => method === 'PATCH'

describe('the form of a document', () => {
  it('says how far each language is, and leads to its texts', async () => {
    const id = await newPage('Season launch')
    await openDocument(app, owner(), 'pages', id)
    const panel = within(await screen.findByRole('region', { name: 'Translations' }))
    expect(await panel.findByText('0 of 2 texts')).toBeTruthy()
    expect(panel.getByRole('link', { name: 'Translate: Welsh' }).getAttribute('href')).toMatch(/\/translate\?to=cy$/)
  })
})

describe('the texts of a page', () => {
  it('stand beside their translation, which is saved as a draft', async () => {
    const id = await newPage('Season launch')
    const opened = await open(id)
    await until('Season launch', 'Not translated')
    await fill(opened, field('Season launch'), 'Lansio’r tymor')
    await opened.user.click(save())
    await findToast('Saved as a draft')
    await until('Season launch', 'Translated')
    await waitFor(() => expect(save().disabled).toBe(true))
    expect(await stored(id, 'cy')).toMatchObject({ _status: 'draft', title: 'Lansio’r tymor' })
    expect((await stored(id, 'en')).title).toBe('Season launch')
    await closeScreens()
    await open(id)
    expect(field('Season launch').value).toBe('Lansio’r tymor')
  })

  it('say what has changed since, which is confirmed, and hide what is done', async () => {
    const id = await newPage('Season launch')
    await owner().patch(`/pages/${id}?draft=true&locale=cy`, { title: 'Lansio’r tymor' })
    await write(id, 'Season opening')
    const { user } = await open(id)
    await until('Season opening', 'Changed in English since')
    await user.click(within(text('Season opening')).getByRole('button', { name: 'Still right' }))
    await findToast('Marked as still right')
    await until('Season opening', 'Translated')
    await user.click(screen.getByRole('checkbox', { name: 'Only what is missing or changed' }))
    await waitFor(() => expect(() => text('Season opening')).toThrow())
    expect(text('Welcome')).toBeTruthy()
  })

  it('are not left before they are saved without a question', async () => {
    const opened = await open(await newPage('Season launch'))
    await fill(opened, field('Season launch'), 'Lansio’r tymor')
    await opened.user.click(screen.getAllByRole('link', { name: 'Edit' })[0]!)
    expect(await screen.findByRole('dialog')).toBeTruthy()
    await opened.user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(field('Season launch').value).toBe('Lansio’r tymor')
    expect(opened.visited).toEqual([])
  })

  it('are not written over what a colleague has saved meanwhile, and what was typed stays', async () => {
    const id = await newPage('Season launch')
    const opened = await open(id)
    await fill(opened, field('Season launch'), 'Lansio’r tymor')
    await write(id, 'Season opening', world.clients['admin-a'])
    await opened.user.click(save())
    const alert = await findAlert()
    expect(alert.textContent).toContain('What you typed stays.')
    expect((await stored(id, 'cy')).title ?? null).toBeNull()
    await opened.user.click(within(alert).getByRole('button', { name: 'Load the latest texts' }))
    await waitFor(() => expect(field('Season opening').value).toBe('Lansio’r tymor'))
    await opened.user.click(save())
    await findToast('Saved as a draft')
    expect((await stored(id, 'cy')).title).toBe('Lansio’r tymor')
    expect(within(screen.getByRole('main')).queryByRole('alert')).toBeNull()
  })

  it('stay on screen when the server cannot be reached, which is said', async () => {
    const id = await newPage('Season launch')
    const opened = await open(id)
    opened.disconnect(isSave)
    await fill(opened, field('Season launch'), 'Lansio')
    await opened.user.click(save())
    expect((await findAlert()).textContent).toContain('The server could not be reached.')
    expect(field('Season launch').value).toBe('Lansio')
  })

  it('may be written on while a save is under way, and are saved next', async () => {
    const id = await newPage('Season launch')
    const opened = await open(id)
    const held = Promise.withResolvers<undefined>()
    opened.answer(isSave, () => held.promise)
    await fill(opened, field('Season launch'), 'Lansio')
    await opened.user.click(save())
    await waitFor(() => expect(opened.requests.some(isSave)).toBe(true))
    await fill(opened, field('Season launch'), 'Lansio’r tymor')
    await fill(opened, field('Welcome'), 'Croeso')
    held.resolve(undefined)
    await findToast('Saved as a draft')
    expect((await stored(id, 'cy')).title).toBe('Lansio')
    expect([field('Season launch').value, field('Welcome').value]).toEqual(['Lansio’r tymor', 'Croeso'])
    await waitFor(() => expect(save().disabled).toBe(false))
    await opened.user.click(save())
    await waitFor(async () =>
      expect(await stored(id, 'cy')).toMatchObject({ layout: [{ heading: 'Croeso' }], title: 'Lansio’r tymor' }),
    )
    await waitFor(() => expect(save().disabled).toBe(true))
  })

  it('are read-only for people who may only look', async () => {
    await open(await newPage('Season launch'), 'viewer-a')
    expect(screen.getByText('You have read-only access to these translations.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
    expect(field('Season launch').readOnly).toBe(true)
  })
})
