import { randomUUID } from 'node:crypto'
import { richTextOfLines } from '@/lib/content/richText/nodes'
import { poolOf } from '@/database/connections'
import { boot, type TestApp } from '@tests/support/boot'
import { countStatements } from '@tests/support/countStatements'
import { visit } from '@tests/support/visitor'
import { create, makeWorld, type World } from '@tests/support/world'
import { A, changeSite } from './support'

let app: TestApp
let world: World

const published = (collection: string, data: Record<string, unknown>) =>
  create(app.payload, collection, { _status: 'published', slugLock: false, tenant: world.a, ...data })
const picture = async (visibility = 'public', mimeType = 'image/png') => {
  const filename = `${randomUUID()}.${mimeType === 'image/png' ? 'png' : 'svg'}`
  const { id } = await app.payload.db.create({
    collection: 'media',
    data: {
      _status: 'published',
      filename,
      height: 9,
      mimeType,
      tenant: world.a,
      title: 'A picture',
      visibility,
      width: 16,
    },
  })
  return { filename, id: String(id) }
}
const headOf = async (path: string) => (await visit(app, A, path)).text.split('</head>')[0]!
const metaOf = (head: string) =>
  new Map(
    [...head.matchAll(/<meta content="([^"]*)" (?:name|property)="([^"]*)">/g)].map(([, content, name]) => [
      name,
      content,
    ]),
  )
const titleOf = (head: string) => /<title>(.*?)<\/title>/.exec(head)?.[1]

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterAll(() => app.close())

it('a page without SEO texts uses its own title, summary and image', async () => {
  const own = await picture()
  await published('pages', { image: own.id, slug: 'plain', summary: 'How to get here.', title: 'Plan your visit' })
  const head = await headOf('/plain')
  const meta = metaOf(head)
  expect(titleOf(head)).toBe('Plan your visit – Theatre A')
  expect(['description', 'og:description', 'og:title', 'robots', 'twitter:card'].map((name) => meta.get(name))).toEqual(
    ['How to get here.', 'How to get here.', 'Plan your visit', undefined, 'summary_large_image'],
  )
  expect(meta.get('og:image')).toContain(own.filename)
})

it('a page that nobody has summarised is described by its text, a list by what it lists', async () => {
  await published('events', {
    description: richTextOfLines('A lake, a summer.\nA new kind of theatre.'),
    slug: 'seagull',
    title: 'The Seagull',
  })
  await published('events', { slug: 'silent', title: 'Silent evening' })
  const description = async (path: string) => metaOf(await headOf(path)).get('description')
  expect(await description('/events/seagull')).toBe('A lake, a summer. A new kind of theatre.')
  expect(await description('/events/silent')).toBe('Silent evening – Theatre A')
  await published('venues', { name: 'Main House', slug: 'main-house' })
  await published('venues', { name: 'Studio', slug: 'studio' })
  expect(await description('/venues')).toBe('Venues: Main House, Studio')
})

it("a page's SEO texts and image are used in its head only, and a private image is ignored", async () => {
  const [own, shared, secret] = [await picture(), await picture(), await picture('private')]
  await published('pages', {
    image: own.id,
    seo: { description: 'Trams, trains and <parking>.', image: shared.id, title: 'Getting to Theatre A' },
    slug: 'told',
    summary: 'How to get here.',
    title: 'Plan your visit',
  })
  const { text } = await visit(app, A, '/told')
  const [head = '', body = ''] = text.split('</head>')
  const meta = metaOf(head)
  expect(titleOf(head)).toBe('Getting to Theatre A')
  expect(['description', 'og:description', 'og:title'].map((name) => meta.get(name))).toEqual([
    'Trams, trains and &lt;parking&gt;.',
    'Trams, trains and &lt;parking&gt;.',
    'Getting to Theatre A',
  ])
  expect(meta.get('og:image')).toContain(shared.filename)
  expect(body).toContain('Plan your visit')
  expect(body).toContain('How to get here.')
  expect(body).not.toContain('Trams')
  await published('pages', { image: own.id, seo: { image: secret.id }, slug: 'staff-only', title: 'Staff only' })
  expect(metaOf(await headOf('/staff-only')).get('og:image')).toContain(own.filename)
})

it('a page shares no SVG, which social media do not show, but its own picture if that is another', async () => {
  const [own, logo] = [await picture(), await picture('public', 'image/svg+xml')]
  await published('pages', { image: own.id, seo: { image: logo.id }, slug: 'logo', title: 'Logo' })
  await published('pages', { image: logo.id, slug: 'only-logo', title: 'Only a logo' })
  expect(metaOf(await headOf('/logo')).get('og:image')).toContain(own.filename)
  const meta = metaOf(await headOf('/only-logo'))
  expect([meta.get('og:image'), meta.get('twitter:card')]).toEqual([undefined, 'summary'])
})

it('each content type has SEO fields in every language of the site', async () => {
  for (const [collection, name] of [
    ['events', 'title'],
    ['people', 'name'],
    ['venues', 'name'],
    ['posts', 'title'],
    ['blogs', 'title'],
    ['seasons', 'title'],
    ['series', 'title'],
    ['works', 'title'],
    ['organizations', 'name'],
    ['event-collections', 'title'],
  ] as const) {
    await published(collection, {
      [name]: 'Something',
      ...(collection === 'event-collections' && { kind: 'manual' }),
      seo: { title: `Found as ${collection}` },
      slug: 'something',
    })
    expect(titleOf(await headOf(`/${collection}/something`))).toBe(`Found as ${collection}`)
  }
  const id = await published('pages', { seo: { title: 'Found in English' }, slug: 'languages', title: 'Languages' })
  await app.payload.update({
    collection: 'pages',
    data: { seo: { title: 'Wedi dod o hyd' }, title: 'Ieithoedd' },
    id,
    locale: 'cy',
    overrideAccess: true,
  })
  await poolOf(app.payload).query(`update tenants set published_languages = '["en","cy"]' where id = $1`, [world.a])
  expect([titleOf(await headOf('/languages')), titleOf(await headOf('/cy/languages'))]).toEqual([
    'Found in English',
    'Wedi dod o hyd',
  ])
})

it.each([
  [
    'what is not translated, where the page itself is not either',
    {},
    { description: 'Trams and trains.', title: 'Getting to Theatre A' },
  ],
  [
    'not the texts of another language for a page that is translated',
    { summary: 'Sut i gyrraedd.', title: 'Cynllunio' },
    { description: 'Sut i gyrraedd.', title: 'Cynllunio' },
  ],
  [
    'only the description of another language, if the title alone is translated',
    { title: 'Cynllunio' },
    { description: 'Trams and trains.', title: 'Cynllunio' },
  ],
  [
    'what is written for search engines in its language',
    { seo: { description: 'Tramiau.', title: 'Cyrraedd' }, title: 'Cynllunio' },
    { description: 'Tramiau.', title: 'Cyrraedd' },
  ],
])('a page in another language shows search engines %s', async (_, welsh, { description, title }) => {
  await poolOf(app.payload).query(`update tenants set published_languages = '["en","cy"]' where id = $1`, [world.a])
  const slug = `told-${randomUUID()}`
  const id = await published('pages', {
    seo: { description: 'Trams and trains.', title: 'Getting to Theatre A' },
    slug,
    summary: 'How to get here.',
    title: 'Plan your visit',
  })
  await app.payload.update({ collection: 'pages', data: welsh, id, locale: 'cy', overrideAccess: true })
  const meta = metaOf(await headOf(`/cy/${slug}`))
  expect(['og:title', 'og:description', 'description'].map((name) => meta.get(name))).toEqual([
    title,
    description,
    description,
  ])
  expect(metaOf(await headOf(`/${slug}`)).get('og:title')).toBe('Getting to Theatre A')
})

it('a page with noIndex says so, is missing from the sitemap and is served to visitors', async () => {
  await published('pages', { seo: { noIndex: true }, slug: 'kept-out', summary: 'Welcome', title: 'For members' })
  await published('pages', { slug: 'let-in', summary: 'Welcome', title: 'For everybody' })
  const head = await headOf('/kept-out')
  expect(metaOf(head).get('robots')).toBe('noindex')
  expect(head).not.toContain('rel="canonical"')
  expect((await visit(app, A, '/kept-out')).status).toBe(200)
  const other = await headOf('/let-in')
  expect(metaOf(other).has('robots')).toBe(false)
  expect(other).toContain('rel="canonical"')
  const map = (await visit(app, A, '/sitemap.xml')).text
  expect(map).toContain('/let-in</loc>')
  expect(map).not.toContain('/kept-out')
})

it('SEO fields cost a page no further statement when it already shows the image', async () => {
  const own = await picture()
  await published('pages', { image: own.id, slug: 'before', title: 'Before' })
  await published('pages', { image: own.id, seo: { image: own.id, title: 'After' }, slug: 'after', title: 'After' })
  await Promise.all([visit(app, A, '/before'), visit(app, A, '/after')])
  await changeSite(app, world.a)
  const before = await countStatements(() => visit(app, A, '/before'))
  await changeSite(app, world.a)
  expect(await countStatements(() => visit(app, A, '/after'))).toBe(before)
})

it('an SEO image of another site is refused', async () => {
  const theirs = await app.payload.db.create({
    collection: 'media',
    data: {
      _status: 'published',
      filename: `${randomUUID()}.png`,
      mimeType: 'image/png',
      tenant: world.b,
      title: 'Theirs',
      visibility: 'public',
    },
  })
  const ours = await picture()
  const save = (image: string) =>
    world.clients['editor-a']!.post('/pages', { _status: 'draft', seo: { image }, tenant: world.a, title: 'A page' })
  expect((await save(String(theirs.id))).status).toBe(400)
  expect((await save(ours.id)).status).toBe(201)
})
