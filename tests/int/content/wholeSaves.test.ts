import { boot, type TestApp } from '@tests/support/boot'
import { visit } from '@tests/support/visitor'
import { create, makeWorld, type World } from '@tests/support/world'
import { A, linkTo, richText, words } from '../site/support'

interface Doc {
  id: string
  layout: object[]
}

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  await app.payload.update({
    collection: 'tenants',
    data: { publishedLanguages: ['en', 'cy'] },
    id: world.a,
  })
})
afterAll(() => app.close())

const owner = () => world.clients['owner-a']!

async function save(path: string, data: object): Promise<Doc> {
  const { body, status, text } = await owner().patch<{ doc: Doc }>(path, { _status: 'published', ...data })
  if (status !== 200) throw new Error(text)
  return body.doc
}

async function add(collection: string, data: object, query = ''): Promise<string> {
  const sent = { _status: 'published', tenant: world.a, ...data }
  return (await owner().post<{ doc: Doc }>(`/${collection}${query}`, sent)).body.doc.id
}

/** Creates a document with a title in English and one in Welsh. */
async function bilingual(collection: string, en: string, cy: string): Promise<string> {
  const id = await add(collection, { title: en })
  await save(`/${collection}/${id}?locale=cy`, { title: cy })
  return id
}

const copy = async (collection: string, id: string): Promise<string> =>
  (await owner().post<{ doc: Doc }>(`/${collection}/${id}/duplicate`, {})).body.doc.id

/** Restores the version that has this title in English. */
async function restoreVersion(collection: string, id: string, title: string): Promise<void> {
  const query = `where[parent][equals]=${id}&where[version.title][equals]=${encodeURIComponent(title)}&sort=-updatedAt`
  const { docs } = (await owner().get<{ docs: Doc[] }>(`/${collection}/versions?${query}`)).body
  expect((await owner().post(`/${collection}/versions/${docs[0]!.id}`, {})).status).toBe(200)
}

/** The addresses that a visitor's search finds. */
async function search(text: string, language = ''): Promise<string[]> {
  const { text: page } = await visit(app, A, `${language}/search?q=${encodeURIComponent(text)}`)
  const list = /<ul class="found">(.*?)<\/ul>/s.exec(page)?.[1] ?? ''
  return [...list.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href!)
}

describe('The search of a website with two languages', () => {
  it('finds by its Welsh title what came back from the trash', async () => {
    const id = await bilingual('events', 'Zanzibar night', 'Noson Sansibar')
    expect(await search('sansibar', '/cy')).toEqual(['/cy/events/zanzibar-night'])
    await save(`/events/${id}`, { deletedAt: new Date().toISOString() })
    expect(await search('sansibar', '/cy')).toEqual([])
    await save(`/events/${id}?trash=true`, { deletedAt: null })
    expect(await search('sansibar', '/cy')).toEqual(['/cy/events/zanzibar-night'])
    expect(await search('zanzibar')).toEqual(['/events/zanzibar-night'])
  })

  it('finds the Welsh title of a restored version, and no longer the one it replaced', async () => {
    const id = await bilingual('events', 'Alpha', 'Cyntaf')
    await save(`/events/${id}`, { title: 'Beta' })
    await save(`/events/${id}?locale=cy`, { title: 'Ailfed' })
    expect(await search('ailfed', '/cy')).toEqual(['/cy/events/beta'])
    await restoreVersion('events', id, 'Alpha')
    expect(await search('cyntaf', '/cy')).toEqual(['/cy/events/alpha'])
    expect(await search('ailfed', '/cy')).toEqual([])
  })

  it('finds a copy by its Welsh title, once it is published', async () => {
    const id = await copy('series', await bilingual('series', 'Matinees', 'Prynhawniau'))
    expect(await search('prynhawniau', '/cy')).toEqual(['/cy/series/matinees'])
    await save(`/series/${id}`, {})
    expect((await search('prynhawniau', '/cy')).sort()).toEqual(['/cy/series/matinees', '/cy/series/matinees-2'])
  })

  it('finds a name that is the same in all languages, whichever it was written in', async () => {
    const id = await add('people', { name: 'Gwenllian Quirke' }, '?locale=cy')
    expect(await search('quirke')).toEqual(['/people/gwenllian-quirke'])
    await save(`/people/${id}`, { name: 'Gwenllian Zephaniah' })
    expect(await search('zephaniah', '/cy')).toEqual(['/cy/people/gwenllian-zephaniah'])
    expect(await search('quirke', '/cy')).toEqual([])
  })
})

describe('Where something is used', () => {
  const usesOf = async (person: string): Promise<string[]> =>
    (
      await owner().post<{ places: { state: string; title: string }[] }>('/documents/people/uses', { ids: [person] })
    ).body.places
      .map(({ state, title }) => `${title} ${state}`)
      .sort()

  it('lists links in the Welsh text of a copy and of a restored version', async () => {
    const person = await create(app.payload, 'people', { _status: 'published', name: 'Ada Lane', tenant: world.a })
    const text = (...nodes: object[]) => [{ blockType: 'text', content: richText(...nodes) }]
    const page = await add('pages', { layout: text(words('In English')), title: 'Company' })
    const rows = (await owner().get<Doc>(`/pages/${page}?locale=cy&depth=0`)).body.layout
    const inWelsh = (node: object) => ({
      layout: rows.map((row) => ({ ...row, content: richText(node) })),
      title: 'Cwmni',
    })
    await save(`/pages/${page}?locale=cy`, inWelsh(linkTo('people', person, 'Ada')))
    expect(await usesOf(person)).toEqual(['Company published'])
    const copied = await copy('pages', page)
    expect(await usesOf(person)).toEqual(['Company draft', 'Company published'])
    await save(`/pages/${copied}`, { title: 'Ensemble' })
    expect(await usesOf(person)).toEqual(['Company published', 'Ensemble published'])
    await save(`/pages/${page}`, { title: 'Troupe' })
    await save(`/pages/${page}?locale=cy`, inWelsh(words('Dim dolen')))
    expect(await usesOf(person)).toEqual(['Ensemble published'])
    await restoreVersion('pages', page, 'Company')
    expect(await usesOf(person)).toEqual(['Company published', 'Ensemble published'])
  })
})
