import { poolOf } from '@/database/connections'
import { boot, type TestApp } from '@tests/support/boot'
import { countStatements } from '@tests/support/countStatements'
import { visit } from '@tests/support/visitor'
import { create, makeWorld, type World } from '@tests/support/world'
import { A, changeSite } from './support'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  await app.payload.update({ collection: 'tenants', data: { publishedLanguages: ['en', 'cy'] }, id: world.a })
  const publish = async (collection: string, data: object): Promise<string> => {
    const { body, status } = await owner().post<{ doc: { id: string } }>(`/${collection}`, {
      _status: 'published',
      tenant: world.a,
      ...data,
    })
    expect(status).toBe(201)
    return body.doc.id
  }
  const event = await publish('events', { summary: 'In English', title: 'The Seagull' })
  await publish('event-instances', { event, note: 'With a talk', start: soon })
  await publish('people', { name: 'Ada Kay', profession: 'Director', slug: 'ada-kay', slugLock: false })
  const shared = await publish('reusable-content', {
    layout: [{ blockType: 'quote', quote: 'Shared by pages' }],
    title: 'Shared',
  })
  await publish('pages', {
    layout: [
      { blockType: 'quote', quote: 'A quotation' },
      { blockType: 'reusable', content: shared },
    ],
    title: 'Visit us',
  })
})
afterAll(() => app.close())
beforeEach(() => poolOf(app.payload).query('delete from rate_limits'))

const soon = new Date(Date.now() + 864e5).toISOString()
const owner = () => world.clients['owner-a']!
const change = async (data: object, more = '') =>
  expect((await owner().post(`/tenants/${world.a}/languages${more}`, data)).status).toBe(200)
const titleOf = (page: string): string | undefined => /<title>([^<]*)/.exec(page)?.[1]

describe('A website whose first language is changed', () => {
  beforeAll(() => change({ isDefault: true, language: 'cy' }, '/publish'))
  afterAll(() => change({ isDefault: true, language: 'en' }, '/publish'))

  it('shows what is not written in the new one in a language that it is written in', async () => {
    const event = (await visit(app, A, '/events/the-seagull')).text
    expect([titleOf(event), event.includes('<h1>The Seagull</h1>')]).toEqual(['The Seagull – Theatre A', true])
    const page = (await visit(app, A, '/visit-us')).text
    expect([titleOf(page), page.includes('A quotation')]).toEqual(['Visit us – Theatre A', true])
    expect(/<nav[^>]*>.*?href="\/visit-us"[^>]*>\s*Visit us\s*</s.test(page)).toBe(true)
  })

  it('shows texts of what has the same name in every language, and shared blocks', async () => {
    expect((await visit(app, A, '/people/ada-kay')).text).toContain('Director')
    expect((await visit(app, A, '/events/the-seagull')).text).toContain('With a talk')
    expect((await visit(app, A, '/visit-us')).text).toContain('Shared by pages')
  })

  it('finds by a search what is written in another language only', async () => {
    expect((await visit(app, A, '/search?q=seagull')).text).toContain('href="/events/the-seagull"')
    expect((await visit(app, A, '/search?q=hippopotamus')).text).not.toContain('href="/events/the-seagull"')
  })

  it('shows the text in the new one as soon as it is written', async () => {
    const { docs } = (await owner().get<{ docs: { id: string }[] }>('/events?where[slug][equals]=the-seagull')).body
    const saved = await owner().patch(`/events/${docs[0]!.id}?locale=cy`, { _status: 'published', title: 'Yr Wylan' })
    expect(saved.status).toBe(200)
    const event = (await visit(app, A, '/events/the-seagull')).text
    expect([titleOf(event), event.includes('In English')]).toEqual(['Yr Wylan – Theatre A', false])
    expect(titleOf((await visit(app, A, '/en/events/the-seagull')).text)).toBe('The Seagull – Theatre A')
  })
})

describe('An address in a language that is no longer published', () => {
  const leadsTo = async (path: string) => {
    const { headers, status } = await visit(app, A, path)
    return status === 200 ? 200 : [status, headers.get('Location')]
  }

  it.each(['removed', 'unpublished'])('leads to the same in the first language while it is %s', async (how) => {
    const paths = ['/cy/events/the-seagull', '/cy/visit-us', '/cy/events/the-seagull/calendar.ics', '/cy']
    for (const path of paths) expect([path, await leadsTo(path)]).toEqual([path, 200])
    if (how === 'removed') await change({ languages: ['en'] })
    else await change({ isPublished: false, language: 'cy' }, '/publish')
    expect(await Promise.all(paths.map(leadsTo))).toEqual([
      [302, '/events/the-seagull'],
      [302, '/visit-us'],
      [302, '/events/the-seagull/calendar.ics'],
      [302, '/'],
    ])
    expect(await leadsTo('/cy/nothing')).toEqual([404, null])
    await change({ languages: ['en', 'cy'] })
    await change({ isPublished: true, language: 'cy' }, '/publish')
    for (const path of paths) expect([path, await leadsTo(path)]).toEqual([path, 200])
  })
})

describe('What search engines read of languages', () => {
  /** Addresses of the page by language, of its one address among them, and what is shared on social media. */
  const read = async (path: string) => {
    const [head = ''] = (await visit(app, A, path)).text.split('</head>')
    const links = [...head.matchAll(/<link href="http:\/\/[^/"]+([^"]*)"(?: hreflang="([^"]*)")? rel="(\w+)">/g)]
    return {
      canonical: links.flatMap(([, to, , rel]) => (rel === 'canonical' ? [to] : [])),
      languages: links.flatMap(([, to, language]) => (language ? [`${language} ${to}`] : [])),
      shared: /<meta content="http:\/\/[^/"]+([^"]*)" property="og:url">/.exec(head)?.[1],
    }
  }
  const both = (en: string, cy: string) => [`en ${en}`, `cy ${cy}`, `x-default ${en}`]

  beforeAll(async () => {
    const publish = (slug: string, data: object) =>
      create(app.payload, 'events', { _status: 'published', slug, slugLock: false, tenant: world.a, ...data })
    await publish('english-only', { title: 'English only' })
    const id = await publish('in-both', { title: 'In both' })
    const saved = await owner().patch(`/events/${id}?locale=cy`, { _status: 'published', title: 'Yn y ddwy' })
    expect(saved.status).toBe(200)
    await create(app.payload, 'people', {
      _status: 'published',
      name: 'Ada',
      slug: 'ada',
      slugLock: false,
      tenant: world.a,
    })
  })

  it('announces the translations of a document that exist, and the first language otherwise', async () => {
    const english = { canonical: ['/events/english-only'], languages: [], shared: '/events/english-only' }
    expect(await read('/events/english-only')).toEqual(english)
    expect(await read('/cy/events/english-only')).toEqual(english)
    const languages = both('/events/in-both', '/cy/events/in-both')
    for (const path of ['/events/in-both', '/cy/events/in-both'])
      expect(await read(path)).toEqual({ canonical: [path], languages, shared: path })
  })

  it('announces lists, the start page and names that are the same in all languages in each of them', async () => {
    for (const path of ['/events', '/people/ada']) {
      expect(await read(`/cy${path}`)).toMatchObject({ canonical: [`/cy${path}`], languages: both(path, `/cy${path}`) })
      expect(await read(path)).toMatchObject({ canonical: [path], languages: both(path, `/cy${path}`) })
    }
    expect(await read('/cy')).toMatchObject({ canonical: ['/cy'], languages: both('/', '/cy') })
  })

  it('agrees with the sitemap', async () => {
    const { text } = await visit(app, A, '/sitemap.xml')
    const paths = [...text.matchAll(/<loc>http:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/')
    expect(paths.filter((path) => path.includes('english-only'))).toEqual(['/events/english-only'])
    for (const path of paths) expect(await read(path)).toMatchObject({ canonical: [path] })
  })

  it('costs a statement for a document of a site in several languages, and none in one', async () => {
    const costOf = (path: string) => countStatements(() => visit(app, A, path))
    const cost = async () => {
      await changeSite(app, world.a)
      await visit(app, A, '/people/ada')
      return costOf('/events/in-both')
    }
    const several = await cost()
    await change({ isPublished: false, language: 'cy' }, '/publish')
    expect(several - (await cost())).toBe(1)
    await change({ isPublished: true, language: 'cy' }, '/publish')
  })
})
