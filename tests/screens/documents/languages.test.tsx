import { waitFor } from '@testing-library/react'
import { boot, type TestApp } from '@tests/support/boot'
import { fill, openDocument, publish } from '@tests/support/screens/openDocument'
import { closeScreens } from '@tests/support/screens/renderAdmin'
import { makeWorld, type World } from '@tests/support/world'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterEach(closeScreens)
afterAll(() => app.close())

type Texts = Record<string, Record<string, string | null> | null>

const everyLanguage = async (id: string): Promise<Texts> =>
  (await app.payload.findByID({ collection: 'series', depth: 0, draft: true, id, locale: 'all' })) as unknown as Texts

const box = (name: string): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>(`#field-${name}`)
  if (!found) throw new Error(`There is no field ${name}`)
  return found
}

describe('a form in another language than the first', () => {
  it('publishes what is translated, and stays empty where nothing is', async () => {
    const owner = world.clients['owner-a']!
    const english = { summary: 'Three nights.', tenant: world.a, title: 'Greek plays' }
    const { body } = await owner.post<{ doc: { id: string } }>('/series?draft=true&locale=en', english)
    const { id } = body.doc
    const opened = await openDocument(app, owner, 'series', id, 'cy')
    await fill(opened, box('summary'), 'Tair noson.')
    await publish(opened)
    await waitFor(async () => expect((await everyLanguage(id))._status).toBe('published'))
    await waitFor(() => expect([box('summary').value, box('title').value]).toEqual(['Tair noson.', '']))
    await fill(opened, box('summary'), 'Tair noson hir.')
    const summary = { cy: 'Tair noson hir.', en: 'Three nights.' }
    await waitFor(async () => expect((await everyLanguage(id)).summary).toEqual(summary))
    expect((await everyLanguage(id)).title?.cy ?? null).toBeNull()
    const told = await owner.get<{ languages: object[] }>(`/documents/series/${id}/translations`)
    expect(told.body.languages).toMatchObject([{ code: 'cy', done: 1, total: 2 }])
  })
})
