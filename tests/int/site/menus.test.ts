import { boot, type TestApp } from '@tests/support/boot'
import { countStatements } from '@tests/support/countStatements'
import { visit } from '@tests/support/visitor'
import { create, makeWorld, type World } from '@tests/support/world'
import { A, B, changeSite, fillSite, type Contents } from './support'

let app: TestApp
let world: World
let contents: Contents
let about: string
let pageOfB: string

interface Made {
  doc: { id: string }
}

const published = (collection: string, data: Record<string, unknown>, tenant = world.a) =>
  create(app.payload, collection, { _status: 'published', slugLock: false, tenant, ...data })
const editor = () => world.clients['editor-a']!
const toPage = (value: string, more: object = {}) => ({
  document: { relationTo: 'pages', value },
  kind: 'document',
  ...more,
})
const updatePage = (id: string, data: object, locale = 'en') =>
  app.payload.update({ collection: 'pages', data, id, locale: locale as 'en', overrideAccess: true })

/** What stands at the top, or at the end, of a page: its links, those below a heading after it. */
async function links(place: 'bottom' | 'top', path = '/visit', host = A): Promise<string[]> {
  const { text } = await visit(app, host, path)
  const part =
    place === 'top'
      ? /<nav aria-label="(?:Main|Prif)[\s\S]*?<\/nav>/.exec(text)?.[0]
      : /<footer[\s\S]*<\/footer>/.exec(text)?.[0]
  return [...(part ?? '').matchAll(/<(?:summary|h2)[^>]*>([^<]+)<|<li><a[^>]*?(?: href="([^"]*)")?>([^<]*)<\/a>/g)].map(
    ([, heading, href, title]) => heading ?? `${title} ${href}`,
  )
}

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  contents = await fillSite(app, world)
  about = await published('pages', { slug: 'about', title: 'About' })
  pageOfB = await published('pages', { slug: 'hidden-b', title: 'Of B' }, world.b)
  await app.payload.update({
    collection: 'tenants',
    data: { publishedLanguages: ['en', 'cy'] },
    id: world.a,
    overrideAccess: true,
  })
  await updatePage(about, { _status: 'published', title: 'Amdanom' }, 'cy')
})
afterAll(() => app.close())

describe('the automatic menu', () => {
  it('has the list of events from the first published one on, unless a page is called so', async () => {
    const top = () => links('top', '/hidden-b', B)
    const ofB = { collection: 'events', where: { tenant: { equals: world.b } } } as const
    await app.payload.update({ ...ofB, data: { _status: 'draft' } })
    expect(await top()).toEqual(['Of B /hidden-b'])
    await app.payload.update({ ...ofB, data: { _status: 'published' } })
    expect(await top()).toEqual(['What’s on /events', 'Of B /hidden-b'])
    const page = await published('pages', { slug: 'season', title: 'What’s on' }, world.b)
    expect(await top()).toEqual(['Of B /hidden-b', 'What’s on /season'])
    await app.payload.delete({ collection: 'pages', id: page })
    expect(await top()).toEqual(['What’s on /events', 'Of B /hidden-b'])
  })
})

describe('a menu of a site’s own', () => {
  let menu: string
  const set = async (entries: object[], more: object = { _status: 'published' }) =>
    expect((await editor().patch(`/menus/${menu}`, { entries, ...more })).status).toBe(200)

  it('begins with what visitors see now, and changes nothing until it is published', async () => {
    const before = await links('top')
    expect(before).toEqual(['What’s on /events', 'Plan your visit /visit', 'About /about'])
    const started = await editor().post<{ id: string }>('/menus/start', { place: 'main', tenant: world.a })
    expect(started.status).toBe(201)
    menu = started.body.id
    expect(await links('top')).toEqual(before)
    const twice = await editor().post<{ id: string }>('/menus/start', {
      from: 'nothing',
      place: 'main',
      tenant: world.a,
    })
    expect(twice.body.id).toBe(menu)
    expect((await editor().patch(`/menus/${menu}`, { _status: 'published' })).status).toBe(200)
    expect(await links('top')).toEqual(before)
    expect(await links('top', '/cy/visit')).toEqual([
      'Beth sydd ymlaen /cy/events',
      'Plan your visit /cy/visit',
      'Amdanom /cy/about',
    ])
  })

  it('is changed by no page that is published, and follows those that it has', async () => {
    const news = await published('pages', { slug: 'news', title: 'News' })
    expect(await links('top')).toEqual(['What’s on /events', 'Plan your visit /visit', 'About /about'])
    await updatePage(about, { _status: 'published', title: 'About us' })
    expect(await links('top')).toContain('About us /about')
    const moved = await editor().post('/pages/navigation', {
      instruction: 'reorder-below',
      itemId: about,
      targetId: news,
    })
    expect(moved.status).toBe(200)
    const made = await editor().post('/pages/navigation', { instruction: 'make-child', itemId: about, targetId: news })
    expect(made.status).toBe(200)
    expect(await links('top')).toContain('About us /news/about')
  })

  it('leads to nothing that is not there: not published, in the trash, deleted', async () => {
    const passing = await published('pages', { slug: 'passing', title: 'Passing' })
    await set([toPage(passing), toPage(about), { kind: 'heading', label: 'Only passing', below: [toPage(passing)] }])
    expect(await links('top')).toEqual(['Passing /passing', 'About us /news/about', 'Only passing', 'Passing /passing'])
    await updatePage(passing, { _status: 'draft' })
    expect(await links('top')).toEqual(['About us /news/about'])
    await updatePage(passing, { _status: 'published' })
    expect(await links('top')).toContain('Passing /passing')
    expect(
      (await world.clients['owner-a']!.patch(`/pages/${passing}`, { deletedAt: new Date().toISOString() })).status,
    ).toBe(200)
    expect(await links('top')).toEqual(['About us /news/about'])
    expect((await world.clients['owner-a']!.delete(`/pages/${passing}?trash=true`)).status).toBe(200)
    expect(await links('top')).toEqual(['About us /news/about'])
  })

  it('has links, events and headings, by language', async () => {
    await set([
      { document: { relationTo: 'events', value: contents.event }, kind: 'document', label: 'Our play' },
      { document: { relationTo: 'events', value: contents.draft }, kind: 'document' },
      {
        below: [toPage(about), { address: '/events', kind: 'address', label: 'All events' }],
        kind: 'heading',
        label: 'More',
      },
      { address: 'https://shop.example', kind: 'address', label: 'Shop', languages: ['en'] },
    ])
    const { body } = await editor().get<{ entries: { id: string }[] }>(`/menus/${menu}`)
    expect(
      (
        await editor().patch(`/menus/${menu}?locale=cy`, {
          _status: 'published',
          entries: body.entries.map((entry, index) => ({ ...entry, ...(index === 2 && { label: 'Mwy' }) })),
        })
      ).status,
    ).toBe(200)
    expect(await links('top')).toEqual([
      'Our play /events/winters-tale',
      'More',
      'About us /news/about',
      'All events /events',
      'Shop https://shop.example',
    ])
    expect(await links('top', '/cy/visit')).toEqual([
      'Our play /cy/events/winters-tale',
      'Mwy',
      'Amdanom /cy/news/about',
      'All events /cy/events',
    ])
  })

  it('gives copies of another menu’s entries, and of those below them, ids of their own', async () => {
    const footer = await editor().post<{ id: string }>('/menus/start', {
      from: 'nothing',
      place: 'footer',
      tenant: world.a,
    })
    const read = async (id: string) => {
      const { body } = await editor().get<{ entries: { below?: { id: string }[]; id: string }[] }>(`/menus/${id}`)
      return body.entries.flatMap((entry) => [entry.id, ...(entry.below ?? []).map((inner) => inner.id)])
    }
    const { body } = await editor().get<{ entries: object[] }>(`/menus/${menu}`)
    const own = await read(menu)
    expect(own).toHaveLength(6)
    const copied = await editor().patch(`/menus/${footer.body.id}`, { _status: 'published', entries: body.entries })
    expect(copied.status).toBe(200)
    expect(await links('bottom')).toContain('All events /events')
    const theirs = await read(footer.body.id)
    expect([theirs.length, theirs.filter((id) => own.includes(id))]).toEqual([own.length, []])
    // Its own keep theirs.
    expect((await editor().patch(`/menus/${menu}`, { _status: 'published', entries: body.entries })).status).toBe(200)
    expect(await read(menu)).toEqual(own)
    expect((await world.clients['owner-a']!.delete(`/menus/${footer.body.id}`)).status).toBe(200)
  })

  it('takes no links that could not be followed, and no entry without a name', async () => {
    const refused = async (entry: object) =>
      (await editor().patch(`/menus/${menu}`, { _status: 'published', entries: [entry] })).status
    expect(await refused({ address: 'javascript:alert(1)', kind: 'address', label: 'Run' })).toBe(400)
    expect(await refused({ address: '//elsewhere.example', kind: 'address', label: 'Elsewhere' })).toBe(400)
    expect(await refused({ address: '/events', kind: 'address' })).toBe(400)
    expect(await refused({ address: '/events', kind: 'address', label: 'All' })).toBe(200)
  })

  it('leads to nothing of a neighbour', async () => {
    expect((await editor().patch(`/menus/${menu}`, { entries: [toPage(pageOfB)] })).status).toBe(400)
    expect((await editor().post('/menus/add', { page: pageOfB, place: 'main', tenant: world.a })).status).toBe(400)
    expect((await editor().post('/menus/add', { page: about, place: 'main', tenant: world.a })).status).toBe(200)
    expect(await links('top')).toEqual(['All /events'])
    expect((await editor().patch(`/menus/${menu}`, { _status: 'published' })).status).toBe(200)
    expect(await links('top')).toEqual(['All /events', 'About us /news/about'])
    expect(await links('top', '/', B)).not.toContain('All /events')
  })

  it('adds a page once, as a draft', async () => {
    for (let time = 0; time < 2; time++)
      expect((await editor().post('/menus/add', { page: about, place: 'main', tenant: world.a })).status).toBe(200)
    const { body } = await editor().get<{ entries: object[] }>(`/menus/${menu}?draft=true`)
    expect(body.entries).toHaveLength(2)
    expect((await editor().post('/menus/add', { page: about, place: 'footer', tenant: world.a })).status).toBe(404)
  })

  it('is said where a page is used', async () => {
    const { body } = await editor().post<{ places: { kind: string; title: string }[] }>('/documents/pages/uses', {
      ids: [about],
    })
    expect(body.places).toContainEqual(expect.objectContaining({ kind: 'Menu', title: 'Main menu' }))
  })

  it('costs a page that nobody changed no statement, and a site without one none at all', async () => {
    await visit(app, A, '/visit')
    expect(await countStatements(() => visit(app, A, '/visit'))).toBe(1)
    const costOf = async (host: string, tenant: string, path: string): Promise<number> => {
      await changeSite(app, tenant)
      return countStatements(() => visit(app, host, path))
    }
    await published('pages', { slug: 'visit', title: 'Visit B' }, world.b)
    // As the other: in which languages a page is written is asked of a site that is published in several.
    await app.payload.update({
      collection: 'tenants',
      data: { languages: ['en', 'cy'], publishedLanguages: ['en', 'cy'] },
      id: world.b,
      overrideAccess: true,
    })
    await visit(app, B, '/visit')
    const [own, derived] = [await costOf(A, world.a, '/visit'), await costOf(B, world.b, '/visit')]
    // The menus, and the pages that they lead to.
    expect(own - derived).toBe(2)
  })

  it('gives its place back when it is taken off', async () => {
    await set([], { _status: 'draft' })
    expect((await editor().patch(`/menus/${menu}`, { _status: 'draft' })).status).toBe(200)
    expect(await links('top')).toEqual(['What’s on /events', 'Plan your visit /visit', 'News /news'])
  })
})

describe('a footer of a site’s own', () => {
  it('begins with the lists, the pages and the privacy policy, in every language', async () => {
    await app.payload.update({
      collection: 'tenants',
      data: { cookieBanner: { enabled: true, privacyPolicyUrl: 'https://a.example/privacy' } },
      id: world.a,
      overrideAccess: true,
    })
    const before = { cy: await links('bottom', '/cy/visit'), en: await links('bottom') }
    const { body } = await editor().post<{ id: string }>('/menus/start', { place: 'footer', tenant: world.a })
    expect((await editor().patch(`/menus/${body.id}`, { _status: 'published' })).status).toBe(200)
    expect(await links('bottom')).toEqual(before.en)
    expect(await links('bottom', '/cy/visit')).toEqual(before.cy)
    expect(before.en).toContain('Privacy policy https://a.example/privacy')
    expect(before.cy[0]).not.toBe(before.en[0])
  })
})

describe('who may arrange menus', () => {
  it('holds the rights for pages: publishing is one of its own', async () => {
    const data = { entries: [], place: 'main', tenant: world.a }
    const viewer = world.clients['viewer-a']!
    expect([
      (await viewer.post('/menus/start', { place: 'main', tenant: world.a })).status,
      (await viewer.post('/menus', data)).status,
    ]).toEqual([403, 403])
    expect((await world.clients['editor-b']!.post('/menus/start', { place: 'main', tenant: world.a })).status).toBe(404)
    expect(
      (await world.clients['editor-b']!.post('/menus/add', { page: about, place: 'footer', tenant: world.a })).status,
    ).toBe(404)
    const role = await create(app.payload, 'user-roles', {
      permissions: { 'pages:manage': true, 'pages:view': true },
      tenant: world.a,
      title: 'Writer',
    })
    const { docs } = await app.payload.find({
      collection: 'memberships',
      overrideAccess: true,
      where: { user: { equals: world.users['editor-a'] } },
    })
    await app.payload.update({
      collection: 'memberships',
      data: { userRole: role },
      id: docs[0]!.id,
      overrideAccess: true,
    })
    const made = await editor().post<Made>('/menus?draft=true', data)
    expect(made.status).toBe(201)
    expect((await editor().patch(`/menus/${made.body.doc.id}`, { _status: 'published' })).status).toBe(403)
    expect((await world.clients['owner-a']!.patch(`/menus/${made.body.doc.id}`, { _status: 'published' })).status).toBe(
      200,
    )
  })
})
