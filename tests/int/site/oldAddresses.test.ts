import { boot, type TestApp } from '@tests/support/boot'
import { visit } from '@tests/support/visitor'
import { makeWorld, type World } from '@tests/support/world'
import { A } from './support'

interface Doc {
  id: string
  slug: string | null
}

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  await app.payload.update({ id: world.a, collection: 'tenants', data: { publishedLanguages: ['en', 'cy'] } } as never)
})
afterAll(() => app.close())

const editor = () => world.clients['editor-a']!
const owner = () => world.clients['owner-a']!

async function save(collection: string, id: string | null, data: object, query = ''): Promise<Doc> {
  const { body, status, text } = id
    ? await editor().patch<{ doc: Doc }>(`/${collection}/${id}${query}`, data)
    : await editor().post<{ doc: Doc }>(`/${collection}${query}`, { tenant: world.a, ...data })
  if (status > 201) throw new Error(text)
  return body.doc
}
const publish = (collection: string, id: string | null, data: object = {}, query = '') =>
  save(collection, id, { _status: 'published', ...data }, query)

/** Where an address leads: itself with 200, one hop, or nowhere. */
async function leadsTo(path: string): Promise<string | number> {
  const { headers, status } = await visit(app, A, path)
  if (status !== 301) return status
  const to = headers.get('Location')!
  return (await visit(app, A, to)).status === 200 ? to : `${to} is dead`
}

const redirectsAt = async (path: string) =>
  (await editor().get<{ docs: { toAddress?: string | null }[] }>(`/redirects?where[from][equals]=${path}`)).body.docs

const TYPES = [
  ['events', 'title'],
  ['posts', 'title'],
  ['people', 'name'],
  ['venues', 'name'],
  ['organizations', 'name'],
  ['blogs', 'title'],
  ['series', 'title'],
  ['seasons', 'title'],
  ['works', 'title'],
  ['event-collections', 'title'],
] as const

describe('The old address of a published document', () => {
  it.each(TYPES)('leads to its new one in one hop, however often one of %s is renamed', async (type, name) => {
    const { id, slug } = await publish(type, null, { [name]: 'Rename me' })
    expect(slug).toBe('rename-me')
    await publish(type, id, { [name]: 'Renamed once' })
    expect(await leadsTo(`/${type}/rename-me`)).toBe(`/${type}/renamed-once`)
    await publish(type, id, { slug: 'chosen', slugLock: false })
    expect(await leadsTo(`/${type}/rename-me`)).toBe(`/${type}/chosen`)
    expect(await leadsTo(`/${type}/renamed-once`)).toBe(`/${type}/chosen`)
    // Back again: the address is the document's own, without a loop.
    await publish(type, id, { [name]: 'Rename me', slugLock: true })
    expect(await leadsTo(`/${type}/rename-me`)).toBe(200)
    expect(await leadsTo(`/${type}/chosen`)).toBe(`/${type}/rename-me`)
    expect(await redirectsAt(`/${type}/rename-me`)).toEqual([])
  })

  it('leads there with calendars, feeds and other languages', async () => {
    const { id } = await publish('events', null, { title: 'Subscribed' })
    const blog = await publish('blogs', null, { title: 'Followed' })
    await publish('events', id, { title: 'Subscribed again' })
    await publish('blogs', blog.id, { title: 'Followed again' })
    expect(await leadsTo('/events/subscribed/calendar.ics')).toBe('/events/subscribed-again/calendar.ics')
    expect(await leadsTo('/blogs/followed/rss.xml')).toBe('/blogs/followed-again/rss.xml')
    expect(await leadsTo('/cy/events/subscribed')).toBe('/cy/events/subscribed-again')
    expect(await leadsTo('/events/unknown/calendar.ics')).toBe(404)
  })

  it('changes when a renamed draft is published, not before, and not for one never published', async () => {
    const { id } = await publish('events', null, { title: 'Drafted' })
    await save('events', id, { title: 'Drafted anew' }, '?draft=true')
    expect(await leadsTo('/events/drafted')).toBe(200)
    await publish('events', id)
    expect(await leadsTo('/events/drafted')).toBe('/events/drafted-anew')
    const fresh = await save('events', null, { title: 'Unseen' }, '?draft=true')
    await publish('events', fresh.id, { title: 'Seen' })
    expect(await redirectsAt('/events/unseen')).toEqual([])
  })

  it.each(['events', 'pages'])(
    'is kept for the return of %s renamed while unpublished or in the trash',
    async (type) => {
      const path = type === 'pages' ? '' : `/${type}`
      const { id } = await publish(type, null, { title: 'Comes back' })
      await save(type, id, { title: 'Comes back later' }, '?draft=true')
      // Unpublishing makes the renamed draft the document.
      await save(type, id, { _status: 'draft' })
      expect(await leadsTo(`${path}/comes-back`)).toBe(404)
      await publish(type, id)
      expect(await leadsTo(`${path}/comes-back`)).toBe(`${path}/comes-back-later`)
      expect((await owner().patch(`/${type}/${id}`, { deletedAt: new Date().toISOString() })).status).toBe(200)
      expect(await leadsTo(`${path}/comes-back`)).toBe(404)
      await owner().patch(`/${type}/${id}?trash=true`, { _status: 'published', deletedAt: null, title: 'Restored' })
      expect(await leadsTo(`${path}/comes-back`)).toBe(`${path}/restored`)
      expect(await leadsTo(`${path}/comes-back-later`)).toBe(`${path}/restored`)
    },
  )

  it('changes with every document of a bulk change', async () => {
    const ids = [
      await publish('works', null, { title: 'Bulk one' }),
      await publish('works', null, { title: 'Bulk two' }),
    ]
    for (const [index, { id }] of ids.entries())
      await save('works', id, { title: `Bulk renamed ${index}` }, '?draft=true')
    const where = ids.map(({ id }, index) => `where[id][in][${index}]=${id}`).join('&')
    expect((await editor().patch(`/works?${where}&draft=true`, { _status: 'published' })).status).toBe(200)
    expect(await leadsTo('/works/bulk-one')).toBe('/works/bulk-renamed-0')
    expect(await leadsTo('/works/bulk-two')).toBe('/works/bulk-renamed-1')
  })

  it('changes with a restored version', async () => {
    const { id } = await publish('series', null, { title: 'Version one' })
    await publish('series', id, { title: 'Version two' })
    const { docs } = (
      await editor().get<{ docs: { id: string }[] }>(
        `/series/versions?where[parent][equals]=${id}&where[version.title][equals]=Version one`,
      )
    ).body
    expect((await editor().post(`/series/versions/${docs[0]!.id}`, {})).status).toBe(200)
    expect(await leadsTo('/series/version-two')).toBe('/series/version-one')
  })

  it('keeps the redirect that somebody typed for it', async () => {
    const { id } = await publish('seasons', null, { title: 'Typed' })
    // As stored before anybody checked it: a save would refuse the source.
    await app.payload.db.create({
      collection: 'redirects',
      data: { _status: 'published', from: '/seasons/typed', tenant: world.a, toAddress: 'https://example.org/typed' },
    })
    await publish('seasons', id, { title: 'Typed no more' })
    expect((await visit(app, A, '/seasons/typed')).headers.get('Location')).toBe('https://example.org/typed')
    expect(await redirectsAt('/seasons/typed')).toHaveLength(1)
  })

  it('belongs to the next document that takes it', async () => {
    const first = await publish('events', null, { title: 'Hamlet' })
    await publish('events', first.id, { title: 'Hamlet 2026' })
    const next = await publish('events', null, { title: 'Hamlet' })
    expect(next.slug).toBe('hamlet')
    expect(await leadsTo('/events/hamlet')).toBe(200)
    expect(await redirectsAt('/events/hamlet')).toEqual([])
  })
})

describe('The sitemap', () => {
  const locations = async () =>
    [...(await visit(app, A, '/sitemap.xml')).text.matchAll(/<loc>http:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
      ([, path]) => path,
    )

  it('lists each address once, with the start page and the lists that are not empty', async () => {
    await publish('venues', null, { name: 'Main House' })
    const paths = await locations()
    expect(new Set(paths).size).toBe(paths.length)
    expect(paths).toEqual(expect.arrayContaining(['/', '/cy', '/venues', '/cy/venues', '/venues/main-house']))
    expect(paths).not.toContain('/search')
    for (const path of paths) expect([path, (await visit(app, A, path || '/')).status]).toEqual([path, 200])
  })
})
