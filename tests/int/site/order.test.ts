import { boot, type TestApp } from '@tests/support/boot'
import { visit } from '@tests/support/visitor'
import { create, makeWorld, type World } from '@tests/support/world'
import { A, fillSite } from './support'

let app: TestApp
let world: World

const published = (collection: string, data: Record<string, unknown>) =>
  create(app.payload, collection, { _status: 'published', slugLock: false, tenant: world.a, ...data })

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  await fillSite(app, world)
})
afterAll(() => app.close())

/** Where the titles stand on a page, from top to bottom. */
const inOrder = (text: string, titles: string[]): string[] =>
  titles.toSorted((one, other) => text.indexOf(`>${one}<`) - text.indexOf(`>${other}<`))

describe('lists of a website', () => {
  it('have the stories by the day that stands at them, and a title for the window', async () => {
    const blog = await published('blogs', { slug: 'news', title: 'News' })
    const story = (title: string, data: object) =>
      published('posts', { blog, slug: title.toLowerCase(), title, ...data })
    // The last to be published, with the oldest day; one without a day of its own has that of its publication.
    await story('Middle', { publishedAt: '2026-05-01T10:00:00.000Z' })
    await story('Newest', { publishDate: '2026-06-01T10:00:00.000Z', publishedAt: '2026-01-01T10:00:00.000Z' })
    await story('Oldest', { publishDate: '2026-02-01T10:00:00.000Z', publishedAt: '2026-07-01T10:00:00.000Z' })
    const titles = ['Oldest', 'Newest', 'Middle']
    for (const path of ['/blogs', '/blogs/news', '/blogs/atom.xml', '/blogs/news/rss.xml'])
      expect([path, inOrder((await visit(app, A, path)).text, titles)]).toEqual([path, ['Newest', 'Middle', 'Oldest']])
    const { text } = await visit(app, A, '/blogs')
    expect(/<title>([^<]*)/.exec(text)?.[1]).toMatch(/^Stories – /)
    expect(/<title>([^<]*)/.exec((await visit(app, A, '/blogs/news')).text)?.[1]).toMatch(/^News – /)
  })

  it('have the events of a season from its first night on, and those of a person the latest first', async () => {
    const season = await published('seasons', { slug: 'spring', title: 'Spring' })
    const person = await published('people', { name: 'Ada', slug: 'ada' })
    for (const [title, month] of [
      ['Second', 4],
      ['First', 3],
      ['Third', 5],
    ] as const)
      await published('events', {
        credits: [{ person, role: 'Director' }],
        season,
        slug: title.toLowerCase(),
        startDate: `2127-0${month}-01T19:30:00.000Z`,
        title,
      })
    const titles = ['Second', 'First', 'Third']
    expect(inOrder((await visit(app, A, '/seasons/spring')).text, titles)).toEqual(['First', 'Second', 'Third'])
    expect(inOrder((await visit(app, A, '/people/ada')).text, titles)).toEqual(['Third', 'Second', 'First'])
  })
})
