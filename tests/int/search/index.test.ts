import { poolOf } from '@/database/connections'
import { boot, type TestApp } from '@tests/support/boot'
import { create, makeWorld, type World } from '@tests/support/world'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterAll(() => app.close())

interface Found {
  docs: { id: string; title: string; isDraft: boolean }[]
  totalDocs: number
}

const find = async (who: string, search: string, status = 'published') =>
  (await world.clients[who]!.get<Found>(`/search?search=${encodeURIComponent(search)}&status=${status}`)).body

describe('Search', () => {
  it("finds saved documents at once, ignoring accents, within the person's own site", async () => {
    const { a, b, clients } = world
    await clients['editor-a']!.post('/people', { _status: 'published', name: 'Dvořák Antonín', tenant: a })
    await clients['editor-b']!.post('/people', { _status: 'published', name: 'Dvořák of the neighbours', tenant: b })
    expect((await find('viewer-a', 'dvorak')).docs.map((hit) => hit.title)).toEqual(['Dvořák Antonín'])
    expect((await find('viewer-a', 'neighbours')).totalDocs).toBe(0)
    expect((await find('viewer-b', 'neighbours')).totalDocs).toBe(1)
  })

  it('follows a document through draft, published, unpublished and trashed states', async () => {
    const { a, clients } = world
    const editor = clients['owner-a']!
    const made = await editor.post<{ doc: { id: string } }>('/pages?draft=true', {
      _status: 'draft',
      tenant: a,
      title: 'Cloakroom',
    })
    const id = made.body.doc.id
    const pages = async (status: string) =>
      (await find('viewer-a', 'cloakroom', status)).docs.filter((found) => found.id === id).length
    const states = async () => [await pages('published'), await pages('draft')]
    expect(await states()).toEqual([0, 1])
    await editor.patch(`/pages/${id}`, { _status: 'published' })
    expect(await states()).toEqual([1, 0])
    await editor.patch(`/pages/${id}?draft=true`, { title: 'Cloakroom and lockers' })
    expect(await states()).toEqual([1, 1])
    expect((await find('viewer-a', 'lockers')).totalDocs).toBe(0)
    await editor.patch(`/pages/${id}`, { _status: 'draft' })
    expect(await states()).toEqual([0, 1])
    await editor.patch(`/pages/${id}`, { deletedAt: new Date().toISOString() })
    expect(await states()).toEqual([0, 0])
  })

  it('tolerates typos and partial names only when nothing matches exactly', async () => {
    const { a, clients } = world
    const make = (type: string, data: object) =>
      clients['owner-a']!.post<{ doc: { id: string } }>(`/${type}`, { _status: 'published', tenant: a, ...data })
    for (const name of ['Leonard Bernstein', 'Elim Chan', 'Gustav Mahler']) await make('people', { name })
    await make('works', { title: 'Mahler: Symphony No. 5' })
    const titles = async (text: string) => (await find('viewer-a', text)).docs.map(({ title }) => title)
    expect(await titles('bernstien')).toEqual(['Leonard Bernstein'])
    expect(await titles('Leonrd Bernst')).toEqual(['Leonard Bernstein'])
    expect(await titles('mahlr')).toEqual(expect.arrayContaining(['Gustav Mahler', 'Mahler: Symphony No. 5']))
    expect(await titles('mahlr symphny 5')).toEqual(['Mahler: Symphony No. 5'])
    expect(await titles('mahler')).toHaveLength(2)
    expect(await titles('chn')).toEqual([])
    expect(await titles('zauberflote')).toEqual([])
    await make('events', { title: 'The Wind in the Willows' })
    await make('events', { title: 'The Window in the Wall' })
    expect((await titles('wnid in the wilows'))[0]).toBe('The Wind in the Willows')
    expect(await titles('mahelr')).toHaveLength(2)
    expect(await titles('nidw')).toEqual([])
    expect(await titles("mah'%_ler; drop")).toEqual([])
  })

  it('ranks by type, then closeness, then newest, and counts each type [B-129, B-285, B-286]', async () => {
    const { a, clients } = world
    const make = (type: string, data: object) =>
      clients['owner-a']!.post<{ doc: { id: string } }>(`/${type}`, { _status: 'published', tenant: a, ...data })
    await make('people', { name: 'Quayside Singers' })
    await make('pages', { title: 'Beside the quayside' })
    await make('events', { title: 'Tales of the quayside' })
    const nearest = await make('events', { title: 'Quayside tales' })
    await make('events', { title: 'Evenings on the quayside' })
    const { body } = await clients['viewer-a']!.get<Found & { groups: object[] }>(
      '/search?search=quaysi&limit=50&depth=1',
    )
    expect(body.docs.map(({ title }) => title)).toEqual([
      'Quayside tales',
      'Evenings on the quayside',
      'Tales of the quayside',
      'Beside the quayside',
      'Quayside Singers',
    ])
    expect(body.docs[0]).toMatchObject({
      collectionType: 'events',
      doc: { _status: 'published', relationTo: 'events', value: nearest.body.doc.id },
      isDraft: false,
      priority: expect.any(Number),
      slug: 'quayside-tales',
    })
    expect(body).toMatchObject({
      groups: [
        { collectionType: 'events', totalDocs: 3 },
        { collectionType: 'pages', totalDocs: 1 },
        { collectionType: 'people', totalDocs: 1 },
      ],
      totalDocs: 5,
    })
  })

  it('lists the only person on the first page beside dozens of matching events', async () => {
    const { a } = world
    for (let evening = 0; evening < 60; evening++)
      await create(app.payload, 'events', { _status: 'published', tenant: a, title: `Szymanowski evening ${evening}` })
    await create(app.payload, 'people', { _status: 'published', name: 'Karol Szymanowski', tenant: a })
    for (const text of ['szymanowski', 'szimanowsky']) {
      const { body } = await world.clients['viewer-a']!.get<Found & { groups: object[] }>(
        `/search?search=${text}&limit=50`,
      )
      expect(body.docs).toHaveLength(50)
      expect(body.docs.at(-1)!.title).toBe('Karol Szymanowski')
      expect(body).toMatchObject({
        groups: [
          { collectionType: 'events', totalDocs: 60 },
          { collectionType: 'people', totalDocs: 1 },
        ],
        totalDocs: 61,
      })
    }
    const second = await world.clients['viewer-a']!.get<Found>('/search?search=szymanowski&limit=50&page=2')
    expect(second.body.docs.map(({ title }) => title.replace(/\d+/, 'N'))).toEqual(
      Array.from({ length: 11 }, () => 'Szymanowski evening N'),
    )
  })

  it('returns the same counts on every page, every type on the first page, and all documents of one type', async () => {
    const { a, clients } = world
    const make = (type: string, data: object) => create(app.payload, type, { _status: 'published', tenant: a, ...data })
    for (let number = 0; number < 20; number++)
      for (const type of ['events', 'pages', 'posts', 'works', 'seasons', 'series'])
        await make(type, { title: `Zephyr ${type} ${number}` })
    for (const type of ['venues', 'organizations', 'people']) await make(type, { name: `Zephyr of the ${type}` })
    await make('blogs', { title: 'Zephyr, the blog' })
    for (const text of ['zephyr', 'zephir']) {
      type Page = {
        docs: { id: string; collectionType: string; title: string }[]
        totalDocs: number
        groups: { collectionType: string; totalDocs: number }[]
        totalPages: number
      }
      const page = async (more = '', limit = 50) =>
        (await clients['viewer-a']!.get<Page>(`/search?search=${text}&limit=${limit}&depth=1${more}`)).body
      const first = await page()
      expect([first.totalDocs, first.totalPages]).toEqual([124, 3])
      expect(first.groups.reduce((sum, { totalDocs }) => sum + totalDocs, 0)).toBe(124)
      expect(
        Object.fromEntries(first.groups.map(({ collectionType, totalDocs }) => [collectionType, totalDocs])),
      ).toEqual({
        blogs: 1,
        events: 20,
        organizations: 1,
        pages: 20,
        people: 1,
        posts: 20,
        seasons: 20,
        series: 20,
        venues: 1,
        works: 20,
      })
      expect(new Set(first.docs.map(({ collectionType }) => collectionType))).toEqual(
        new Set(first.groups.map(({ collectionType }) => collectionType)),
      )
      // The same counts on every page, and each hit on one of them.
      const pages = [first, await page('&page=2'), await page('&page=3'), await page('&page=4')]
      expect(pages.map(({ docs, groups, totalDocs }) => [docs.length, groups.length, totalDocs])).toEqual([
        [50, 10, 124],
        [50, 10, 124],
        [24, 10, 124],
        [0, 10, 124],
      ])
      expect(new Set(pages.flatMap(({ docs }) => docs.map(({ id }) => id))).size).toBe(124)
      // Of one kind, by itself.
      const works = [await page('&type=works', 15), await page('&type=works&page=2', 15)]
      expect(works.map(({ docs, totalDocs, totalPages }) => [docs.length, totalDocs, totalPages])).toEqual([
        [15, 124, 2],
        [5, 124, 2],
      ])
      expect(new Set(works.flatMap(({ docs }) => docs.map(({ title }) => title))).size).toBe(20)
      expect((await page('&type=users')).docs).toEqual([])
    }
  })

  it('finds only types that the person may view', async () => {
    const { b, clients } = world
    await clients['editor-b']!.post('/pages', { _status: 'published', tenant: b, title: 'Lantern walk' })
    await clients['editor-b']!.post('/events', { _status: 'published', tenant: b, title: 'Lantern parade' })
    const both = clients.both!
    const found = await both.get<Found>('/search?search=lantern', { tenant: b })
    expect(found.body.docs.map((hit) => hit.title)).toEqual(['Lantern walk'])
    expect((await find('editor-b', 'lantern')).totalDocs).toBe(2)
  })
})

describe('GET /api/collections/pages [B-287, B-288]', () => {
  const pages = (who: string, tenant: string, text: string, more = '') =>
    world.clients[who]!.get<Found & Record<string, unknown>>(
      `/collections/pages?where[title][contains]=${encodeURIComponent(text)}&where[tenant][equals]=${tenant}&limit=50&depth=1${more}`,
    )

  it('returns pages by a part of their title, drafts included, within the named tenant', async () => {
    const { a, b, clients } = world
    for (const title of ['Ushers wanted', 'Become an usher'])
      await clients['owner-a']!.post('/pages?draft=true', { _status: 'draft', tenant: a, title })
    const found = await pages('viewer-a', a, 'usher')
    expect([found.status, found.body.totalDocs]).toEqual([200, 2])
    expect(found.body).toMatchObject({
      hasNextPage: false,
      hasPrevPage: false,
      limit: 50,
      nextPage: null,
      page: 1,
      pagingCounter: 1,
      prevPage: null,
      totalPages: 1,
    })
    await clients['owner-a']!.post('/pages', { _status: 'published', tenant: a, title: 'Ushers of the year' })
    expect((await pages('viewer-a', a, 'usher')).body.totalDocs).toBe(3)
    expect((await pages('viewer-a', a, 'usher', '&where[_status][equals]=draft')).body.totalDocs).toBe(2)
    expect((await pages('viewer-b', a, 'usher')).status).toBe(404)
    expect((await pages('viewer-b', b, 'usher')).body.totalDocs).toBe(0)
    expect((await pages('viewer-a', a, 'usher', '&sort=title')).status).toBe(400)
  })
})

describe('The search of a list', () => {
  const listed = async (text: string, draft: boolean) => {
    const query = new URLSearchParams({ depth: '0', draft: String(draft), sort: 'title', 'where[title][like]': text })
    query.set('where[tenant][equals]', world.a)
    return (await world.clients['editor-a']!.get<Found>(`/series?${query}`)).body.docs.map(({ title }) => title)
  }

  beforeAll(async () => {
    for (const title of [
      '100% Hamlet',
      '1000 Hamlets',
      'Set_1',
      'SetX1',
      'AC\\DC',
      'ACDC',
      'Angélique',
      'Łódź',
      'Winter’s night',
      'Große Straße',
      'Theater\u00ADkasse',
    ])
      await create(app.payload, 'series', { _status: 'published', tenant: world.a, title })
  })

  it.each([
    ['100%', ['100% Hamlet']],
    ['set_', ['Set_1']],
    ['AC\\DC', ['AC\\DC']],
    ['angelique', ['Angélique']],
    ['ÁNGÉLIQUE', ['Angélique']],
    ['lodz', ['Łódź']],
    ["Winter's", ['Winter’s night']],
    ['night winter’s', ['Winter’s night']],
    ['STRASSE', ['Große Straße']],
    ['theaterkasse', ['Theater\u00ADkasse']],
    ['night hamlet', []],
  ])('takes each character for itself, and needs no accents: %s', async (text, titles) => {
    expect([await listed(text, true), await listed(text, false)]).toEqual([titles, titles])
  })
})

describe('A filter for what something is not', () => {
  const posts = async (path: string, operator: string, value: string, draft: boolean) => {
    const query = new URLSearchParams({ depth: '0', draft: String(draft), sort: 'title' })
    query.set(`where[and][0][tenant][equals]`, world.a)
    query.set(`where[and][1][${path}][${operator}]`, value)
    const { body } = await world.clients['editor-a']!.get<Found>(`/posts?${query}`)
    return [body.docs.map(({ title }) => title), body.totalDocs]
  }
  let blog: string
  let author: string

  beforeAll(async () => {
    await poolOf(app.payload).query('delete from posts; delete from _posts_v')
    const make = (collection: string, data: object) =>
      create(app.payload, collection, { _status: 'published', tenant: world.a, ...data })
    blog = await make('blogs', { title: 'News' })
    author = await make('people', { name: 'First author' })
    const other = await make('people', { name: 'Second author' })
    await make('posts', {
      authors: [author, other],
      blog,
      summary: 'About the press night',
      tags: ['press', 'season'],
      title: 'P1',
    })
    await make('posts', { authors: [other], summary: 'Season', tags: ['season'], title: 'P2' })
    await make('posts', { title: 'P3' })
  })

  it.each([
    ['tags', 'not_equals', 'press', ['P2', 'P3']],
    ['tags', 'not_in', 'press', ['P2', 'P3']],
    ['tags', 'not_in', 'press,season', ['P3']],
    ['tags', 'not_like', 'pre', ['P2', 'P3']],
    ['authors', 'not_equals', 'author', ['P2', 'P3']],
    ['authors', 'not_in', 'author', ['P2', 'P3']],
    ['summary', 'not_like', 'PRESS', ['P2', 'P3']],
    ['summary', 'not_like', 'night season', ['P1', 'P2', 'P3']],
    ['summary', 'not_in', 'Season', ['P1', 'P3']],
    ['summary', 'not_equals', 'Season', ['P1', 'P3']],
    ['blog', 'not_in', 'blog', ['P2', 'P3']],
    ['blog', 'not_equals', 'blog', ['P2', 'P3']],
    ['tags', 'in', 'press', ['P1']],
  ])('finds everything else, also what has no value: %s %s %s', async (path, operator, text, titles) => {
    const value = { author, blog }[text] ?? text
    for (const draft of [true, false])
      expect(await posts(path, operator, value, draft)).toEqual([titles, titles.length])
  })
})
