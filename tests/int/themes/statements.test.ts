import { poolOf } from '@/database/connections'
import { MAX_STATEMENTS } from '@/plugins/site/engine/limits'
import { changeSite, A, fillSite, type Contents } from '@tests/int/site/support'
import { boot, type TestApp } from '@tests/support/boot'
import { countStatements } from '@tests/support/countStatements'
import { visit } from '@tests/support/visitor'
import { create, makeWorld, type World } from '@tests/support/world'
import { packageOf, upload } from './support/upload'

let app: TestApp
let world: World
let contents: Contents

const published = (collection: string, data: Record<string, unknown>) =>
  create(app.payload, collection, { _status: 'published', slugLock: false, tenant: world.a, ...data })

/** Names everything that an event refers to, wherever one is shown. */
const EVENT =
  '{{ event.season.title }}{% for one in event.organizations %}{{ one.title }}{% endfor %}{% for one in event.series %}{{ one.title }}{% endfor %}{% for one in event.works %}{{ one.title }}{% endfor %}{{ event.image | image_tag }}{{ event.venue.name }}{% for group in event.credits %}{% for credit in group.credits %}{{ credit.person.name }}{{ credit.person.image | image_tag }}{% endfor %}{% endfor %}'

const FILES = {
  'snippets/event-card.liquid': `<li>{{ event.title }}${EVENT}</li>`,
  'snippets/event-row.liquid': `<li>{{ event.title }}${EVENT}</li>`,
  'snippets/performance.liquid': `<li>{% assign event = one.event %}${EVENT}{{ one.booking.label }}</li>`,
  'templates/event.liquid': `<h1>{{ event.title }}{{ settings.line }}</h1>${EVENT}{% for one in event.performances %}{% render 'performance', one: one %}{% endfor %}`,
}

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  contents = await fillSite(app, world)
  const [season, series, work, company] = await Promise.all([
    published('seasons', { slug: 'all', title: 'All' }),
    published('series', { slug: 'all', title: 'All' }),
    published('works', { slug: 'all', title: 'All' }),
    published('organizations', { name: 'All', slug: 'all' }),
  ])
  const picture = async (name: string) =>
    (
      await app.payload.db.create({
        collection: 'media',
        data: {
          _status: 'published',
          filename: `${name}.png`,
          height: 9,
          mimeType: 'image/png',
          tenant: world.a,
          title: name,
          visibility: 'public',
          width: 16,
        } as never,
      })
    ).id
  const [poster, portrait] = [await picture('poster'), await picture('portrait')]
  const person = await published('people', { name: 'Somebody', portrait, slug: 'somebody' })
  const blog = await published('blogs', { slug: 'all', title: 'All' })
  const event = await published('events', {
    credits: [{ person }],
    images: [poster],
    organizations: [company],
    season,
    series: [series],
    slug: 'rich',
    title: 'Rich',
    venue: contents.venue,
    works: [work],
  })
  const start = new Date(Date.now() + 86_400_000)
  await published('event-instances', {
    end: new Date(start.getTime() + 7_200_000).toISOString(),
    event,
    start: start.toISOString(),
    start_tz: 'Europe/London',
  })
  await published('posts', { authors: [person], blog, events: [event], image: poster, slug: 'rich', title: 'Rich' })
  await app.payload.update({
    collection: 'pages',
    data: {
      _status: 'published',
      layout: [
        { blockType: 'hero', heading: 'Long evenings', image: poster },
        { blockType: 'eventList', limit: 6, source: 'coming' },
        { blockType: 'peopleList', people: [person] },
      ],
    },
    id: contents.page,
    overrideAccess: true,
  })
  const owner = world.clients['owner-a']!
  const { body } = await upload(
    owner,
    { key: 'live', tenant: world.a },
    packageOf({ name: 'Rich', settings: [{ name: 'line', label: 'Line', type: 'text' }] }, '', FILES),
  )
  await owner.post(`/themes/${body.themeId}/publish`, { tenant: world.a })
})
afterAll(() => app.close())

const PATHS = [
  '/',
  '/events',
  '/events?view=calendar',
  '/events?q=rich&date=2030-01-01',
  '/archive',
  '/archive?by=person',
  '/events/rich',
  '/events/winters-tale',
  '/venues',
  '/venues/main-house',
  '/people/somebody',
  '/posts/rich',
  '/blogs',
  '/blogs/all',
  '/seasons/all',
  '/works/all',
  '/organizations/all',
  '/series/all',
  '/visit',
  '/pages',
  '/search',
  '/search?q=rich',
  '/not-here',
]

/**
 * What stands on every page is read with the first page after a change: theme, apps, navigation, next
 * moment, zones, announced changes.
 */
const AT_FIRST = 7

/** What a page costs that nobody has asked for since the site was changed: as the first of all pages, and after another one. */
async function costsOf(path: string): Promise<{ first: number; later: number }> {
  await visit(app, A, path)
  await changeSite(app, world.a)
  const first = await countStatements(() => visit(app, A, path))
  await changeSite(app, world.a)
  await visit(app, A, '/events?page=50')
  return { first, later: await countStatements(() => visit(app, A, path)) }
}

/** Pages that cost more than they may, with what they cost. */
async function dearPages(): Promise<string[]> {
  const dear: string[] = []
  for (const path of PATHS) {
    const { first, later } = await costsOf(path)
    if (later > MAX_STATEMENTS || first > MAX_STATEMENTS + AT_FIRST) dear.push(`${path}: ${later}, the first ${first}`)
  }
  return dear
}

describe('a page that is not kept costs twelve statements at most', () => {
  it('a page of an uploaded theme keeps to it, even one that names all that an event refers to', async () => {
    expect((await visit(app, A, '/events/rich')).text).toMatch(
      /<h1>Rich[^<]*<\/h1>AllAllAllAll<img[^>]*>Main HouseSomebody<img/,
    )
    expect(await dearPages()).toEqual([])
  })

  it('a page of House keeps to it', async () => {
    await poolOf(app.payload).query('update tenants set selected_theme_id = null where id = $1', [world.a])
    expect((await visit(app, A, '/events/rich')).text).toContain('<article class="event">')
    expect(await dearPages()).toEqual([])
  })

  it('the page shows the last commit, whoever made it', async () => {
    await visit(app, A, '/visit')
    await app.payload.update({
      collection: 'pages',
      data: { _status: 'published', title: 'Renamed start' },
      id: contents.page,
      overrideAccess: true,
    })
    await published('pages', { slug: 'brand-new', title: 'Brand new' })
    expect((await visit(app, A, '/visit')).text).toContain('>Brand new</a>')
  })
})
