import { poolOf } from '@/database/connections'
import { publishScheduled } from '@/jobs/tasks/publishScheduled'
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
beforeEach(() => poolOf(app.payload).query('delete from rate_limits'))

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

interface Release {
  documents: { addressChange: object | null }[]
  updatedAt: string
}

const readRelease = async (id: string) => (await editor().get<Release>(`/releases/${id}`)).body

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

  it.each(['events', 'pages'])(
    'changes when a release of %s goes live, and back when it is taken back',
    async (type) => {
      const path = type === 'pages' ? '' : `/${type}`
      const { id } = await publish(type, null, { title: 'Released' })
      const release = (await editor().post<{ id: string }>('/releases', { tenantId: world.a, title: 'Launch' })).body.id
      await editor().post(`/releases/${release}/documents`, { documents: [{ collection: type, id }], isPublish: true })
      await save(type, id, { title: 'Released anew' }, '?draft=true')
      const { documents } = await readRelease(release)
      expect(documents.map(({ addressChange }) => addressChange)).toEqual([
        { from: `${path}/released`, to: `${path}/released-anew` },
      ])
      expect(await leadsTo(`${path}/released`)).toBe(200)
      const turn = async (how: 'go-live' | 'take-back') =>
        editor().post(`/releases/${release}/${how}`, { updatedAt: (await readRelease(release)).updatedAt })
      expect((await turn('go-live')).status).toBe(200)
      expect(await leadsTo(`${path}/released`)).toBe(`${path}/released-anew`)
      expect((await turn('take-back')).status).toBe(200)
      expect(await leadsTo(`${path}/released`)).toBe(200)
      expect(await leadsTo(`${path}/released-anew`)).toBe(`${path}/released`)
    },
  )

  it('changes at the time that was set for it', async () => {
    const { id } = await publish('events', null, { title: 'Timed' })
    await save('events', id, { title: 'Timed anew' }, '?draft=true')
    const when = { day: '2031-03-01', isPublish: true, time: '10:00' }
    expect((await editor().post(`/documents/events/${id}/schedule`, when)).status).toBe(200)
    await poolOf(app.payload).query(
      `update payload_jobs set wait_until = now() - interval '1 minute' where input -> 'doc' ->> 'value' = $1`,
      [id],
    )
    await publishScheduled(app.payload)
    expect(await leadsTo('/events/timed')).toBe('/events/timed-anew')
  })

  it('changes with an import that renames it, and back with its undoing', async () => {
    const { id } = await publish('events', null, { title: 'Listed' })
    const text = `ID,Title\n${id},Listed anew`
    const given = { isPublish: true, tenantId: world.a, text }
    const { stand } = (await editor().post<{ stand: string }>('/imports/events/preview', given)).body
    const done = await editor().post<{ changed: number; id: string }>('/imports/events/run', { ...given, stand })
    expect([done.status, done.body.changed]).toEqual([200, 1])
    expect(await leadsTo('/events/listed')).toBe('/events/listed-anew')
    expect((await editor().post(`/imports/${done.body.id}/undo`, {})).status).toBe(200)
    expect(await leadsTo('/events/listed')).toBe(200)
    expect(await leadsTo('/events/listed-anew')).toBe('/events/listed')
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

describe('Before publishing', () => {
  interface Changes {
    changes: { from: string; keeps: string | null; to: string }[]
    isRefused: boolean
  }
  const changesOf = async (type: string, ids: string[], form?: object) =>
    (await editor().post<Changes>(`/documents/${type}/address-changes`, { ids, ...(form && { form }) })).body

  it('the form learns which address changes, and the list which addresses do', async () => {
    const [one, two, draft] = [
      await publish('events', null, { title: 'Asked one' }),
      await publish('events', null, { title: 'Asked two' }),
      await save('events', null, { title: 'Asked three' }, '?draft=true'),
    ]
    const ids = [one.id, two.id, draft.id]
    expect((await changesOf('events', ids)).changes).toEqual([])
    await save('events', one.id, { title: 'Asked first' }, '?draft=true')
    expect((await changesOf('events', ids)).changes).toEqual([
      { from: '/events/asked-one', id: one.id, keeps: 'asked-one', to: '/events/asked-first' },
    ])
    expect((await changesOf('events', [two.id], { slug: 'Asked second', slugLock: false })).changes).toMatchObject([
      { from: '/events/asked-two', to: '/events/asked-second' },
    ])
    expect((await changesOf('events', [one.id], { slug: 'asked-one', slugLock: true })).changes).toEqual([])
  })

  it('a typed address that something else has is refused before any question, a derived one is numbered', async () => {
    await publish('events', null, { title: 'Taken' })
    const { id } = await publish('events', null, { title: 'Wanting' })
    expect(await changesOf('events', [id], { slug: 'taken', slugLock: false })).toEqual({
      changes: [],
      isRefused: true,
    })
    expect(await changesOf('events', [id], { slug: 'free', slugLock: false })).toMatchObject({ isRefused: false })
    expect((await changesOf('events', [id], { slug: 'taken', slugLock: true })).changes).toMatchObject([
      { to: '/events/taken-2' },
    ])
    await publish('events', id, { title: 'Taken' })
    expect(await leadsTo('/events/wanting')).toBe('/events/taken-2')
  })

  it('a page that moves below another has an address that no slug keeps', async () => {
    const above = await publish('pages', null, { title: 'Upstairs' })
    const page = await publish('pages', null, { title: 'Moving' })
    await save('pages', page.id, { parent: above.id }, '?draft=true')
    const change = { from: '/moving', id: page.id, keeps: null, to: '/upstairs/moving' }
    expect((await changesOf('pages', [page.id])).changes).toEqual([change])
    const form = { parent: above.id, slug: 'moving', slugLock: true }
    expect((await changesOf('pages', [page.id], form)).changes).toEqual([change])
    await publish('pages', page.id)
    expect(await leadsTo('/moving')).toBe('/upstairs/moving')
  })

  it('nobody learns an address of another site', async () => {
    const { id } = await publish('events', null, { title: 'Ours' })
    await save('events', id, { title: 'Ours anew' }, '?draft=true')
    const theirs = await world.clients['owner-b']!.post<{ doc: Doc }>('/events', {
      _status: 'published',
      tenant: world.b,
      title: 'Theirs',
    })
    const ask = (who: string, ids: string[]) =>
      world.clients[who]!.post<Changes>('/documents/events/address-changes', { ids })
    expect((await ask('owner-b', [id])).status).toBe(404)
    expect((await ask('owner-b', [theirs.body.doc.id, id])).body.changes).toEqual([])
    expect((await ask('viewer-a', [id])).body.changes).toHaveLength(1)
    const page = await publish('pages', null, { title: 'Our page' })
    const below = await world.clients['owner-b']!.post<{ doc: Doc }>('/pages', {
      _status: 'published',
      tenant: world.b,
      title: 'Their secret',
    })
    const form = { parent: below.body.doc.id, slug: 'anew', slugLock: false }
    expect((await changesOf('pages', [page.id], form)).changes).toMatchObject([{ from: '/our-page', to: '/anew' }])
  })
})

describe('A redirect that was made by renaming', () => {
  it('is neither found in the search nor counted as a use, until somebody saves it', async () => {
    const { id } = await publish('seasons', null, { title: 'Zephyrine' })
    await publish('seasons', id, { title: 'Borealis' })
    const [redirect] = (await editor().get<{ docs: Doc[] }>('/redirects?where[from][equals]=/seasons/zephyrine')).body
      .docs
    const found = async () =>
      (
        await editor().get<{ docs: { doc?: { relationTo: string } }[] }>('/search?search=zephyrine&limit=20')
      ).text.includes(redirect!.id)
    const uses = async () =>
      (await editor().post<{ total: number }>('/documents/seasons/uses', { ids: [id] })).body.total
    expect([await found(), await uses()]).toEqual([false, 0])
    await save('redirects', redirect!.id, { _status: 'published', from: '/seasons/zephyrine', permanent: false })
    expect([await found(), await uses()]).toEqual([true, 1])
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

  it('leaves out what is empty, and languages that something is not written in', async () => {
    const [blank, parent] = [
      await publish('pages', null, { title: 'Blank' }),
      await publish('pages', null, { title: 'Parent' }),
    ]
    await publish('pages', null, { parent: parent.id, summary: 'Below', title: 'Child' })
    const [quiet, busy] = [
      await publish('blogs', null, { title: 'Quiet' }),
      await publish('blogs', null, { title: 'Busy' }),
    ]
    await publish('posts', null, { blog: busy.id, title: 'News' })
    const event = await publish('events', null, { title: 'English only' })
    await publish('people', null, { name: 'Ada' })
    const listed = async (...wanted: string[]) => {
      const paths = await locations()
      return wanted.filter((path) => paths.includes(path))
    }
    expect(await listed('/blank', '/parent', '/parent/child', '/blogs/quiet', '/blogs/busy')).toEqual([
      '/parent',
      '/parent/child',
      '/blogs/busy',
    ])
    expect(await listed('/events/english-only', '/cy/events/english-only', '/cy/people/ada')).toEqual([
      '/events/english-only',
      '/cy/people/ada',
    ])
    await publish('events', event.id, { title: 'Cymraeg' }, '?locale=cy')
    await publish('pages', blank.id, { summary: 'Written' })
    await publish('posts', null, { blog: quiet.id, title: 'First' })
    expect(await listed('/blank', '/blogs/quiet', '/cy/events/english-only')).toEqual([
      '/blank',
      '/blogs/quiet',
      '/cy/events/english-only',
    ])
  })
})
