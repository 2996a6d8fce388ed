import { waitFor } from '@testing-library/react'
import { boot, type TestApp } from '@tests/support/boot'
import { openDocument, storedIn } from '@tests/support/screens/openDocument'
import { closeScreens, type OpenScreen } from '@tests/support/screens/openScreen'
import type { ScreenRequest } from '@tests/support/screens/connect'
import { create, makeWorld, type World } from '@tests/support/world'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterEach(closeScreens)
afterAll(() => app.close())

const field = (name: string) => document.querySelector<HTMLInputElement>(`#field-${name}`)!

/** The application as it is, or as it would be without `FormStateCalls`. */
function appOf(isPatched: boolean): TestApp {
  if (isPatched) return app
  const { admin } = app.config
  const providers = admin.components.providers?.filter(
    (provider) => !JSON.stringify(provider).includes('FormStateCalls'),
  )
  return { ...app, config: { ...app.config, admin: { ...admin, components: { ...admin.components, providers } } } }
}

async function open(isPatched: boolean, collection: 'pages' | 'people', id: string): Promise<OpenScreen> {
  const opened = await openDocument(appOf(isPatched), world.clients['owner-a']!, collection, id)
  await waitFor(() => expect(field(collection === 'pages' ? 'title' : 'name').disabled).toBe(false))
  // In a browser, the two are the same: what `FormStateCalls` watches is what Payload calls.
  globalThis.fetch = (input, init) => window.fetch(input, init)
  return opened
}

const isSave = ({ method, path }: ScreenRequest) => method === 'PATCH' && /^\/api\/(pages|people)\//.test(path ?? '')

/** Changes a second field while the autosave of the first is under way, which ends after that. */
async function typeDuringAutosave(isPatched: boolean) {
  const id = await create(app.payload, 'people', { name: 'Ada', tenant: world.a })
  const opened = await open(isPatched, 'people', id)
  const held = Promise.withResolvers<undefined>()
  opened.answer(isSave, () => held.promise)
  await opened.user.click(field('name'))
  await opened.user.keyboard(' King')
  await waitFor(() => expect(opened.requests.filter(isSave)).toHaveLength(1))
  await opened.user.keyboard(' Lovelace')
  expect(field('name').value).toBe('Ada King Lovelace')
  await opened.user.click(field('profession'))
  await opened.user.keyboard('Composer')
  const answered = opened.requests.length
  held.resolve(undefined)
  // The form asks for its state after the save, and saves what was typed since.
  await waitFor(() => expect(opened.requests.slice(answered).filter(isSave).length).toBeGreaterThan(0))
  await waitFor(async () => expect((await storedIn(app, 'people', id)).profession).toBe('Composer'))
  return { shown: field('name').value, stored: (await storedIn(app, 'people', id)).name }
}

describe('what a form sends while somebody types', () => {
  it('keeps what was typed into one field during an autosave when another field is changed', async () => {
    const whole = 'Ada King Lovelace'
    expect(await typeDuringAutosave(true)).toEqual({ shown: whole, stored: whole })
  })

  it('would lose it if Payload were left alone, which is why the form states are changed', async () => {
    expect(await typeDuringAutosave(false)).toEqual({ shown: 'Ada King', stored: 'Ada King' })
  })

  it.each([true, false])(
    'stores sixty characters typed into a title, whether the patch is there or not: %s',
    async (isPatched) => {
      const layout = Array.from({ length: 12 }, (_, index) => ({ blockType: 'quote', quote: `Part ${index}` }))
      const id = await create(app.payload, 'pages', { layout, tenant: world.a, title: 'On' })
      const opened = await open(isPatched, 'pages', id)
      const before = opened.requests.length
      const text = 'The quick brown fox jumps over the lazy dog by the riverside'
      const whole = `On${text}`
      await opened.user.click(field('title'))
      for (const letter of text) await opened.user.keyboard(letter)
      await waitFor(async () => expect((await storedIn(app, 'pages', id)).title).toBe(whole))
      const sent = opened.requests.slice(before).filter((request) => request.name === 'form-state')
      const bytes = sent.reduce((sum, { body }) => sum + JSON.stringify(body).length, 0)
      console.log(`With the patch: ${isPatched}. Form states: ${sent.length}, of ${bytes} bytes together.`)
      expect(opened.requests.filter(isSave)).not.toEqual([])
      expect(field('title').value).toBe(whole)
    },
  )
})
