import { screen, waitFor } from '@testing-library/react'
import { boot, type TestApp } from '@tests/support/boot'
import { openFrame } from '@tests/support/screens/openFrame'
import { closeScreens, type ScreenRequest } from '@tests/support/screens/openScreen'
import { makeWorld, type World } from '@tests/support/world'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterEach(closeScreens)
afterAll(() => app.close())

describe('a search that another one overtakes', () => {
  it('is aborted, and its results are not shown', async () => {
    const { answer, requests, user } = await openFrame(app, world.clients['owner-a']!)
    const found = (title: string) =>
      Response.json({ docs: [{ id: title, collectionType: 'pages', slug: 'page', title }], totalDocs: 1 })
    const searches = () => requests.filter(({ path }) => path === '/api/search')
    const words = ({ search }: ScreenRequest) => new URLSearchParams(search).get('search')
    const overtaken = Promise.withResolvers<Response>()
    answer(
      ({ path }) => path === '/api/search',
      (request) => (words(request) === 'Ha' ? overtaken.promise : found('Hamlet tonight')),
    )
    await user.keyboard('{Control>}k{/Control}')
    // The palette takes the focus when it opens; a moment before that, nothing in it can be clicked.
    const field = await screen.findByRole('combobox', { name: 'Search or jump to' })
    await waitFor(() => expect(document.activeElement).toBe(field))
    await user.keyboard('Ha')
    await waitFor(() => expect(searches().map(words)).toEqual(['Ha']))
    expect(searches()[0]!.signal!.aborted).toBe(false)
    await user.keyboard('mlet')
    expect(await screen.findByRole('option', { name: /Hamlet tonight/ })).toBeTruthy()
    expect(searches()[0]!.signal!.aborted).toBe(true)
    overtaken.resolve(found('Harbour'))
    await waitFor(() => expect(searches().map(words)).toEqual(['Ha', 'Hamlet']))
    expect(screen.queryByRole('option', { name: /Harbour/ })).toBeNull()
  })
})
