import { screen, waitFor, within } from '@testing-library/react'
import { boot, type TestApp } from '@tests/support/boot'
import { fill, openDocument, storedIn } from '@tests/support/screens/openDocument'
import { closeScreens, findToast } from '@tests/support/screens/renderAdmin'
import { create, makeWorld, type World } from '@tests/support/world'

let app: TestApp
let world: World
let winter: string
let summer: string

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  winter = await add('Winter light')
  summer = await add('Summer dark')
})
afterEach(closeScreens)
afterAll(() => app.close())

const add = (name: string, more: object = {}) =>
  create(app.payload, 'themes', {
    _status: 'published',
    manifest: { colorSchemes: [] },
    name,
    tenant: world.a,
    ...more,
  })
const open = (id: string, person = 'owner-a') => openDocument(app, world.clients[person]!, 'themes', id)
const manifest = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Manifest' })
const use = () => screen.queryByRole('button', { name: 'Use this theme' })
const form = () => screen.getByRole('main').textContent
const publish = async (person: string) => (await world.clients[person]!.post(`/themes/${summer}/publish`, {})).status

describe('the form of a theme', () => {
  it('says by its line what is no JSON, keeps it on screen, and stores what is', async () => {
    const opened = await open(summer)
    expect(manifest().value).toContain('"colorSchemes": []')
    await fill(opened, manifest(), '{\n  "colorSchemes": [],,\n}')
    expect(await screen.findByText('This is not valid JSON. Check line 2.')).toBeTruthy()
    expect(manifest().getAttribute('aria-invalid')).toBe('true')
    expect(manifest().value).toContain(',,')
    await fill(opened, manifest(), '{ "colorSchemes": [], "settings": [] }')
    await waitFor(() => expect(manifest().getAttribute('aria-invalid')).not.toBe('true'))
    await waitFor(async () =>
      expect((await storedIn(app, 'themes', summer)).manifest).toMatchObject({ colorSchemes: [], settings: [] }),
    )
  })

  it('makes the theme the one of the website after a question', async () => {
    const { user } = await open(winter)
    expect(form()).toContain('Your website uses no theme yet.')
    await user.click(use()!)
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Use this theme' }))
    await findToast('Theme published successfully!')
    await waitFor(() => expect(form()).toContain('Your website uses this theme.'))
    expect(use()).toBeNull()
    expect((await app.payload.findByID({ collection: 'tenants', depth: 0, id: world.a })).selectedTheme).toBe(winter)
  })

  it('offers a development theme only once it is none [B-163, B-164, B-165, B-235]', async () => {
    const { user } = await open(await add('Next year', { isDevelopmentTheme: true }))
    expect(form()).toContain('Your website uses Winter light.')
    expect(form()).toContain('Disable the Development Theme checkbox before publishing.')
    expect(use()).toBeNull()
    await user.click(screen.getByRole('checkbox', { name: 'Development theme' }))
    await waitFor(() => expect(use()).toBeTruthy())
  })

  it('shows people who may only look which theme is used, and changes nothing for them', async () => {
    await open(summer, 'viewer-a')
    expect(form()).toContain('Your website uses Winter light.')
    expect(manifest().readOnly).toBe(true)
    expect(use()).toBeNull()
    expect([await publish('viewer-a'), await publish('owner-a')]).toEqual([403, 200])
  })
})
