import { boot, type TestApp } from '@tests/support/boot'
import { makeWorld, type World } from '@tests/support/world'

interface Saved {
  doc: { id: string }
  errors?: { data?: { errors?: object[] } }[]
}

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterAll(() => app.close())

const client = () => world.clients['editor-a']!
const send = (path: string, data: object) => client().patch<Saved>(path, data)
const draft = async (collection: string, data: object): Promise<string> =>
  (await client().post<Saved>(`/${collection}?draft=true`, { tenant: world.a, ...data })).body.doc.id

/** The stored texts of a draft, by language. */
const everyLanguage = async (id: string) =>
  (await app.payload.findByID({ collection: 'series', depth: 0, draft: true, id, locale: 'all' })) as unknown as {
    summary: Record<string, string>
  }

describe('A save', () => {
  it('refuses a language that does not exist, and leaves the English text alone', async () => {
    const id = await draft('series', { summary: 'In English', title: 'Named' })
    for (const query of ['locale=xx', 'locale=EN', 'locale=cy-GB', 'locale[]=en', 'locale=en&locale=cy']) {
      const refused = await send(`/series/${id}?draft=true&${query}`, { summary: query })
      expect([query, refused.status, refused.body.errors?.[0]?.data?.errors]).toEqual([
        query,
        400,
        [expect.objectContaining({ path: 'locale' })],
      ])
      const created = await client().post(`/series?draft=true&${query}`, { tenant: world.a, title: 'Created' })
      expect([query, created.status]).toEqual([query, 400])
    }
    expect((await everyLanguage(id)).summary).toEqual({ en: 'In English' })
    for (const query of ['locale=cy', 'locale=en', ''])
      expect((await send(`/series/${id}?draft=true&${query}`, { summary: query || 'none' })).status).toBe(200)
    expect((await everyLanguage(id)).summary).toEqual({ cy: 'locale=cy', en: 'none' })
  })
})

describe('A copy of some languages', () => {
  const copyWith = (id: string, query: string) => client().post<Saved>(`/series/${id}/duplicate?${query}`, {})

  it('takes along the texts of these, however they are listed, and refuses what is no language', async () => {
    const id = await draft('series', { summary: 'Hello', title: 'Original' })
    await send(`/series/${id}?draft=true&locale=cy`, { summary: 'Helo', title: 'Gwreiddiol' })
    for (const [query, expected] of [
      ['selectedLocales=cy', { cy: 'Helo' }],
      ['selectedLocales[0]=en', { en: 'Hello' }],
      ['selectedLocales=en,cy', { cy: 'Helo', en: 'Hello' }],
      ['', { cy: 'Helo', en: 'Hello' }],
    ] as const) {
      const { doc } = (await copyWith(id, query)).body
      expect([query, (await everyLanguage(doc.id)).summary]).toEqual([query, expected])
    }
    expect((await copyWith(id, 'selectedLocales=welsh')).status).toBe(400)
  })
})
