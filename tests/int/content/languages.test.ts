import { createLocalReq } from 'payload'
import { callboardOf } from '@/access/registryOf'
import { poolOf } from '@/database/connections'
import { copyDataFromLocale } from '@/payload-patches/copiedTexts/copyDataFromLocale'
import { publishScheduled } from '@/jobs/tasks/publishScheduled'
import { boot, type TestApp } from '@tests/support/boot'
import { makeWorld, type World } from '@tests/support/world'
import { richText, words } from '../site/support'

interface Doc {
  id: string
  _status: string
  [field: string]: unknown
}
interface Problem {
  errors: { data?: { errors?: { message: string; path: string }[] }; message: string }[]
}
type Saved = Partial<Problem> & { doc: Doc }

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  // Theatre A is written in English and Welsh, theatre B in German and Italian.
  await app.payload.update({
    collection: 'tenants',
    data: { defaultLanguage: 'de', languages: ['de', 'it'], publishedLanguages: ['de', 'it'] },
    id: world.b,
  })
})
afterAll(() => app.close())
beforeEach(() => poolOf(app.payload).query('delete from rate_limits'))

const client = (who = 'editor-a') => world.clients[who]!
const send = (path: string, data: object, who?: string) => client(who).patch<Saved>(path as '/pages', data)

async function draft(collection: string, data: object, locale = 'en', tenant = world.a): Promise<string> {
  const who = tenant === world.a ? 'editor-a' : 'editor-b'
  const { body, text } = await client(who).post<Saved>(`/${collection}?draft=true&locale=${locale}` as '/pages', {
    tenant,
    ...data,
  })
  if (!body.doc) throw new Error(text)
  return body.doc.id
}

/** Without what is empty. */
function written(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(written)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, item]) => [key, written(item)] as const)
  const filled = entries.filter(([, item]) => item !== undefined && item !== null && item !== '')
  return filled.length > 0 ? Object.fromEntries(filled) : undefined
}

/** What is stored of a document, with its texts by language. */
const everyLanguage = async (collection: string, id: string, draft = false): Promise<Doc> =>
  written(await app.payload.findByID({ collection: collection as 'pages', depth: 0, draft, id, locale: 'all' })) as Doc

const problems = ({ body }: { body: Partial<Problem> }) =>
  (body.errors?.[0]?.data?.errors ?? []).map(({ message, path }) => `${path}: ${message}`)

const ENGLISH_FIRST = 'Add this in English first: visitors see it where there is no translation.'

const BLOCKS = [
  {
    blockType: 'hero',
    heading: 'Welcome',
    links: [{ address: 'https://example.org', kind: 'address', label: 'Book' }],
  },
  { blockType: 'text', content: richText(words('Two hours, one interval.')) },
  { blockType: 'faq', questions: [{ answer: richText(words('Yes.')), question: 'Is there a bar?' }] },
  { blockType: 'quote', quote: 'A triumph' },
  { address: 'https://example.org/film', blockType: 'video', title: 'The trailer' },
]

/** Texts in lists, blocks and tabs, beside the title. */
const CONTENT: Record<string, object> = {
  forms: {
    fields: [
      { blockType: 'textQuestion', label: 'Your name', name: 'name' },
      { blockType: 'choiceQuestion', label: 'Seat', name: 'seat', options: [{ label: 'Stalls', value: 'stalls' }] },
    ],
    submitLabel: 'Register',
  },
  menus: { entries: [{ address: '/visit', kind: 'address', label: 'Visit' }] },
  pages: { layout: BLOCKS },
  posts: { layout: BLOCKS },
  'reusable-content': { layout: BLOCKS },
}

/** Types whose title is translated. */
const translated = () =>
  callboardOf(app.payload).contentTypes.filter(({ collection, slug, titleField }) =>
    app.payload.collections[slug as 'pages'].config.flattenedFields.some(
      ({ localized, name }) => name === titleField && localized && !collection.upload && slug !== 'event-instances',
    ),
  )

describe('What is not translated', () => {
  const doors: Record<string, (collection: string, id: string) => Promise<{ status: number; text: string }>> = {
    'the form': (collection, id) =>
      send(`/${collection}/${id}?locale=cy&fallback-locale=null`, { _status: 'published' }),
    'a list': (collection, id) =>
      send(`/${collection}?locale=cy&draft=true&where[id][in]=${id}`, { _status: 'published' }),
    'its references': (_, id) =>
      client().post('/documents/publish', { documents: [{ collection: _, id }], locale: 'cy' }),
    'the language alone, once it is live': async (collection, id) => {
      await send(`/${collection}/${id}?locale=en`, { _status: 'published' })
      return send(`/${collection}/${id}?locale=cy&publishSpecificLocale=cy`, { _status: 'published' })
    },
  }

  it.each(Object.keys(doors))('prevents no document from being published through %s', async (door) => {
    const types = [
      ...translated().map(({ slug, titleField }) => ({ slug, titleField })),
      { slug: 'menus', titleField: 'title' },
    ]
    expect(types.length).toBeGreaterThan(8)
    for (const { slug, titleField } of types) {
      const id = await draft(slug, { ...CONTENT[slug], [titleField]: `${slug} ${door}` })
      const before = await everyLanguage(slug, id, true)
      const answer = await doors[door]!(slug, id)
      expect([slug, answer.status, answer.status < 300 ? '' : answer.text]).toEqual([slug, 200, ''])
      const live = await everyLanguage(slug, id)
      expect([slug, live._status]).toEqual([slug, 'published'])
      expect([slug, live[titleField], live.submitLabel, live.layout ?? live.fields ?? live.entries]).toEqual([
        slug,
        before[titleField],
        before.submitLabel,
        before.layout ?? before.fields ?? before.entries,
      ])
    }
  })

  it('prevents no document from being taken off the site, and nothing else unwritten does', async () => {
    for (const [query, data] of [
      ['locale=cy', { _status: 'draft' }],
      ['locale=en', { _status: 'draft' }],
    ] as const) {
      const id = await draft('pages', { layout: BLOCKS, title: 'Soon gone' })
      await send(`/pages/${id}?locale=en`, { _status: 'published' })
      expect((await send(`/pages/${id}?draft=true&locale=en`, { title: '' })).status).toBe(200)
      const answer = await send(`/pages/${id}?${query}`, data)
      expect([query, answer.status, answer.body.doc._status]).toEqual([query, 200, 'draft'])
    }
    const [one, two] = [await draft('events', { title: 'One' }), await draft('events', { title: 'Two' })]
    const where = `where[id][in][0]=${one}&where[id][in][1]=${two}`
    await send(`/events?draft=true&locale=cy&${where}`, { _status: 'published' })
    const many = await client().patch<{ docs: Doc[] }>(`/events?locale=cy&${where}`, { _status: 'draft' })
    expect(many.body.docs.map(({ _status }) => _status)).toEqual(['draft', 'draft'])
  })
})

describe('Publishing in another language', () => {
  it('is refused while the first language lacks a required text, at the field', async () => {
    const id = await draft('pages', { layout: [{ blockType: 'hero' }, BLOCKS[2]], title: '' })
    const { layout } = await everyLanguage('pages', id, true)
    const [hero, faq] = layout as [{ id: string }, { id: string; questions: { id: string }[] }]
    const welsh = {
      _status: 'published',
      layout: [
        { blockType: 'hero', heading: 'Croeso', id: hero.id },
        { blockType: 'faq', id: faq.id, questions: [{ id: faq.questions[0]!.id, question: 'Oes bar?' }] },
      ],
      title: 'Tymor',
    }
    const refused = await send(`/pages/${id}?locale=cy`, welsh)
    expect([refused.status, problems(refused)]).toEqual([
      400,
      [`title: ${ENGLISH_FIRST}`, `layout.0.heading: ${ENGLISH_FIRST}`],
    ])
    expect((await everyLanguage('pages', id))._status).toBe('draft')
    const answer = richText(words('Yes.'))
    const questions = {
      blockType: 'faq',
      questions: [{ answer, id: faq.questions[0]!.id, question: 'Is there a bar?' }],
    }
    const english = await send(`/pages/${id}?draft=true&locale=en`, {
      layout: [
        { blockType: 'hero', heading: 'Welcome', id: hero.id },
        { ...questions, id: faq.id },
      ],
      title: 'Season',
    })
    expect(english.status).toBe(200)
    const { status, text } = await send(`/pages/${id}?locale=cy`, welsh)
    expect([status, status === 200 ? '' : text]).toEqual([200, ''])
    expect((await everyLanguage('pages', id)).title).toEqual({ cy: 'Tymor', en: 'Season' })
  })

  it('is refused for something new that is not written in the first language, which a draft may be', async () => {
    const data = { tenant: world.a, title: 'Gala' }
    const refused = await client().post<Problem>('/events?locale=cy', { ...data, _status: 'published' })
    expect([refused.status, problems(refused)]).toEqual([400, [`title: ${ENGLISH_FIRST}`]])
    expect((await client().post('/events?locale=cy&draft=true', data)).status).toBe(201)
    expect((await client().post('/events?locale=en', { ...data, _status: 'published' })).status).toBe(201)
  })

  it('publishing requires all texts in the first language, and checks their length in each', async () => {
    const id = await draft('events', { title: 'Hamlet' })
    const empty = await send(`/events/${id}?locale=en`, { _status: 'published', title: '' })
    expect([empty.status, problems(empty)]).toEqual([400, ['title: This field is required.']])
    const long = await send(`/events/${id}?locale=cy`, { _status: 'published', title: 'x'.repeat(301) })
    expect([long.status, problems(long)]).toEqual([400, [expect.stringContaining('title: ')]])
    expect((await send(`/events/${id}?locale=cy`, { _status: 'published', title: '' })).status).toBe(200)
  })

  it('alone waits for the first publication of the first language', async () => {
    const id = await draft('posts', { title: 'N' })
    await send(`/posts/${id}?draft=true&locale=en`, { title: 'News' })
    const alone = () =>
      send(`/posts/${id}?locale=cy&publishSpecificLocale=cy`, { _status: 'published', title: 'Newyddion' })
    const refused = await alone()
    expect([refused.status, refused.body.errors?.[0]?.message]).toEqual([
      400,
      'Publish this in English first: visitors see it where there is no translation.',
    ])
    expect((await everyLanguage('posts', id))._status).toBe('draft')
    expect((await send(`/posts/${id}?locale=en&publishSpecificLocale=en`, { _status: 'published' })).status).toBe(200)
    expect((await alone()).status).toBe(200)
    expect((await everyLanguage('posts', id)).title).toEqual({ cy: 'Newyddion', en: 'News' })
  })
})

describe('Publishing one language alone', () => {
  interface Row {
    id: string
    [field: string]: unknown
  }
  const rowsOf = ({ layout }: Doc) => layout as Row[]
  const alone = (collection: string, id: string, data: object = {}, query = '') =>
    send(`/${collection}/${id}?locale=cy&publishSpecificLocale=cy&fallback-locale=null${query}`, {
      _status: 'published',
      ...data,
    })

  /** A live page with three blocks in English and Welsh. */
  async function bilingual(): Promise<{ ids: string[]; page: string }> {
    const blocks = ['one', 'two', 'three'].map((heading) => ({
      blockType: 'hero',
      heading,
      links: [1, 2].map((nth) => ({
        address: `https://example.org/${nth}`,
        kind: 'address',
        label: `${heading} ${nth}`,
      })),
    }))
    const page = await draft('pages', { layout: blocks, title: 'Rows' })
    const stored = rowsOf(await everyLanguage('pages', page, true))
    await send(`/pages/${page}?locale=en`, { _status: 'published' })
    const welsh = stored.map(({ id, links }, index) => ({
      blockType: 'hero',
      heading: ['un', 'dau', 'tri'][index],
      id,
      links: (links as Row[]).map((link, nth) => ({ ...link, label: `${['un', 'dau', 'tri'][index]} ${nth + 1}` })),
    }))
    const answer = await send(`/pages/${page}?locale=cy`, { _status: 'published', layout: welsh, title: 'Rhesi' })
    expect([answer.status, problems(answer)]).toEqual([200, []])
    return { ids: stored.map(({ id }) => id), page }
  }

  const headings = (doc: Doc) => rowsOf(doc).map(({ heading }) => heading)

  it('gives each row its own translation, however the rows of the draft were moved, added or removed', async () => {
    const { ids, page } = await bilingual()
    const [one, two, three] = rowsOf(await everyLanguage('pages', page))
    const inEnglish = (row: Row | undefined) => ({
      ...row,
      heading: (row?.heading as { en: string }).en,
      links: (row?.links as Row[]).map((link) => ({ ...link, label: (link.label as { en: string }).en })),
    })
    // The third comes first, the second goes, a new one follows, and the links of the first change places.
    const first = inEnglish(one)
    const layout = [
      inEnglish(three),
      { blockType: 'hero', heading: 'new' },
      { ...first, links: first.links.toReversed() },
    ]
    await send(`/pages/${page}?draft=true&locale=en`, { layout, title: 'Rows again' })
    const drafted = rowsOf(await everyLanguage('pages', page, true))
    const welsh = drafted.map((row, index) => ({
      ...row,
      heading: ['TRI', 'NEWYDD', 'UN'][index],
      links: (row.links as Row[] | undefined)?.map((link) => ({
        ...link,
        label: (link.label as { cy: string }).cy.toUpperCase(),
      })),
    }))
    const answer = await alone('pages', page, { layout: welsh, title: 'Rhesi eto' })
    expect([answer.status, problems(answer)]).toEqual([200, []])
    const live = await everyLanguage('pages', page)
    expect(live.title).toEqual({ cy: 'Rhesi eto', en: 'Rows' })
    expect(rowsOf(live).map(({ id }) => id)).toEqual(ids)
    expect(headings(live)).toEqual([
      { cy: 'UN', en: 'one' },
      { cy: 'dau', en: 'two' },
      { cy: 'TRI', en: 'three' },
    ])
    expect((rowsOf(live)[0]!.links as Row[]).map(({ address, label }) => [address, label])).toEqual([
      ['https://example.org/1', { cy: 'UN 1', en: 'one 1' }],
      ['https://example.org/2', { cy: 'UN 2', en: 'one 2' }],
    ])
    expect(two).toEqual(rowsOf(live)[1])
    const rest = await everyLanguage('pages', page, true)
    expect([rest._status, rest.title]).toEqual(['draft', { cy: 'Rhesi eto', en: 'Rows again' }])
    expect(headings(rest)).toEqual([
      { cy: 'TRI', en: 'three' },
      { cy: 'NEWYDD', en: 'new' },
      { cy: 'UN', en: 'one' },
    ])
    // The positive control: publishing all languages puts the rows of the draft live.
    await send(`/pages/${page}?locale=en`, { _status: 'published' })
    expect(headings(await everyLanguage('pages', page))).toEqual(headings(rest))
  })

  it('gives the entries of a menu their own translations', async () => {
    const entries = ['Visit', 'Book'].map((label) => ({ address: `/${label}`, kind: 'address', label }))
    const menu = await draft('menus', { entries, title: 'Two entries' })
    await send(`/menus/${menu}?locale=en`, { _status: 'published' })
    const [visit, book] = (await everyLanguage('menus', menu)).entries as [Row, Row]
    await send(`/menus/${menu}?draft=true&locale=en`, {
      entries: [
        { ...book, label: 'Book now' },
        { ...visit, label: 'Visit' },
      ],
    })
    const answer = await alone('menus', menu, {
      entries: [
        { ...book, label: 'Archebu' },
        { ...visit, label: 'Ymweld' },
      ],
    })
    expect([answer.status, problems(answer)]).toEqual([200, []])
    const live = (await everyLanguage('menus', menu)).entries as Row[]
    expect(live.map(({ address, label }) => [address, label])).toEqual([
      ['/Visit', { cy: 'Ymweld', en: 'Visit' }],
      ['/Book', { cy: 'Archebu', en: 'Book' }],
    ])
  })

  it('puts nothing live that the languages share: no parent, address, date or reference', async () => {
    const [above, venue] = [await draft('pages', { title: 'Above' }), await draft('venues', { name: 'Hall' })]
    await send(`/pages/${above}`, { _status: 'published' })
    await send(`/venues/${venue}`, { _status: 'published' })
    const page = await draft('pages', { title: 'Stays' })
    const event = await draft('events', { startDate: '2031-03-01T19:00:00.000Z', title: 'Othello' })
    await send(`/pages/${page}`, { _status: 'published' })
    await send(`/events/${event}`, { _status: 'published' })
    await send(`/pages/${page}?draft=true`, { parent: above, slug: 'moves', slugLock: false })
    await send(`/events/${event}?draft=true`, { startDate: '2031-04-01T19:00:00.000Z', title: 'Iago', venue })
    expect((await alone('pages', page, { title: 'Aros' })).status).toBe(200)
    expect((await alone('events', event, { title: 'Othelo' })).status).toBe(200)
    expect(await everyLanguage('pages', page)).toMatchObject({ relativePath: '/stays', slug: 'stays' })
    expect((await everyLanguage('pages', page)).parent).toBeUndefined()
    const live = await everyLanguage('events', event)
    expect([live.slug, live.startDate, live.venue]).toEqual(['othello', '2031-03-01T19:00:00.000Z', undefined])
    expect(await everyLanguage('pages', page, true)).toMatchObject({ parent: above, relativePath: '/above/moves' })
    expect(await everyLanguage('events', event, true)).toMatchObject({ slug: 'iago', title: { cy: 'Othelo' }, venue })
    const redirects = await client().get<{ totalDocs: number }>(
      '/redirects?where[from][in][0]=/stays&where[from][in][1]=/events/othello',
    )
    expect(redirects.body.totalDocs).toBe(0)
    const states = async () =>
      (
        await poolOf(app.payload).query(
          'select state from document_references where document_id = any($1::uuid[]) and target_id = any($2::uuid[])',
          [
            [page, event],
            [above, venue],
          ],
        )
      ).rows.map(({ state }: { state: string }) => state)
    expect(await states()).toEqual(['draft', 'draft'])
    // The positive control.
    await send(`/pages/${page}`, { _status: 'published' })
    await send(`/events/${event}`, { _status: 'published' })
    expect(await everyLanguage('pages', page)).toMatchObject({ parent: above, relativePath: '/above/moves' })
    expect(await everyLanguage('events', event)).toMatchObject({ slug: 'iago', venue })
    expect(await states()).toEqual(['published', 'published'])
  })

  it('shows visitors no title that is still a draft in another language', async () => {
    const id = await draft('posts', { title: 'Ordinary' })
    await send(`/posts/${id}`, { _status: 'published' })
    await send(`/posts/${id}?draft=true`, { title: 'Clandestine' })
    await alone('posts', id, { title: 'Cyffredin' })
    const { rows } = await poolOf(app.payload).query<{ status: string; terms: string }>(
      'select status, terms from search_entries where document_id = $1 order by status',
      [id],
    )
    const found = rows.map(({ status, terms }) => [status, terms.includes('clandestine'), terms.includes('cyffredin')])
    expect(found).toEqual([
      ['draft', true, true],
      ['published', false, true],
    ])
  })

  it('leaves the rest of the draft in the form', async () => {
    const { page } = await bilingual()
    await send(`/pages/${page}?draft=true&locale=en`, { layout: [{ blockType: 'hero', heading: 'only' }] })
    const form = await alone('pages', page, { title: 'Ffurflen' }, '&draft=true&depth=0')
    expect([form.body.doc._status, form.body.doc.title, rowsOf(form.body.doc).length]).toEqual(['draft', 'Ffurflen', 1])
    const other = await alone('pages', page, { title: 'Ffurflen' }, '&depth=0')
    expect([other.body.doc._status, rowsOf(other.body.doc).length]).toEqual(['published', 3])
  })

  it('takes everything from the draft of a document that is not live, in that language', async () => {
    const first = { blockType: 'hero', heading: 'first' }
    const id = await draft('pages', { layout: [first], title: 'First' })
    const [block] = rowsOf(await everyLanguage('pages', id, true))
    await send(`/pages/${id}?locale=en`, { _status: 'published' })
    const welsh = { layout: [{ ...first, heading: 'cyntaf', id: block!.id }], title: 'Cyntaf' }
    await send(`/pages/${id}?locale=cy`, { _status: 'published', ...welsh })
    await send(`/pages/${id}?locale=en`, { _status: 'draft' })
    const drafted = await send(`/pages/${id}?draft=true&locale=en`, {
      layout: [
        { blockType: 'hero', heading: 'before' },
        { ...first, id: block!.id },
      ],
      slug: 'second',
      slugLock: false,
    })
    expect([drafted.status, problems(drafted)]).toEqual([200, []])
    const path = `/pages/${id}?locale=en&publishSpecificLocale=en`
    expect((await send(path, { _status: 'published' })).status).toBe(200)
    const live = await everyLanguage('pages', id)
    expect([live.slug, live.title, headings(live)]).toEqual([
      'second',
      { en: 'First' },
      [{ en: 'before' }, { en: 'first' }],
    ])
    const rest = await everyLanguage('pages', id, true)
    expect([rest.title, headings(rest)]).toEqual([
      { cy: 'Cyntaf', en: 'First' },
      [{ en: 'before' }, { cy: 'cyntaf', en: 'first' }],
    ])
  })

  it('is only that of publishing: taking a document off the site keeps its texts in all languages', async () => {
    const { page } = await bilingual()
    expect((await send(`/pages/${page}?publishSpecificLocale=cy`, { _status: 'draft' })).status).toBe(200)
    const stored = await everyLanguage('pages', page)
    expect([stored._status, headings(stored)[1]]).toEqual(['draft', { cy: 'dau', en: 'two' }])
  })
})

describe('Copying to another language', () => {
  it('copies what is written in that language, and nothing that shows in its place', async () => {
    await app.payload.update({
      collection: 'tenants',
      data: { languages: ['en', 'cy', 'ga'] },
      id: world.a,
    })
    const id = await draft('events', { subtitle: 'A tragedy', summary: 'Revenge.', title: 'Hamlet' })
    await send(`/events/${id}?draft=true&locale=cy`, { title: 'Hamled' })
    await send(`/events/${id}?draft=true&locale=ga`, { summary: 'Díoltas.' })
    const user = await app.payload.findByID({ collection: 'users', id: world.users['editor-a']! })
    const copy = async () => {
      const req = await createLocalReq({ user: { ...user, collection: 'users' } as never }, app.payload)
      const args = { collectionSlug: 'events', docID: id, fromLocale: 'cy', req, toLocale: 'ga' }
      await copyDataFromLocale(args as never)
      return everyLanguage('events', id, true)
    }
    expect(await copy()).toMatchObject({
      subtitle: { en: 'A tragedy' },
      summary: { en: 'Revenge.', ga: 'Díoltas.' },
      title: { cy: 'Hamled', en: 'Hamlet', ga: 'Hamled' },
    })
    const { body } = await client().get<{ languages: object[] }>(`/documents/events/${id}/translations`)
    expect(body.languages).toMatchObject([
      { code: 'cy', done: 1, total: 3 },
      { code: 'ga', done: 2, total: 3 },
    ])
  })
})

describe('A site without English', () => {
  const german = (data: object = {}) => draft('events', { title: 'Der Sturm', ...data }, 'de', world.b)

  it('publishes in either of its languages what is written in its first', async () => {
    const id = await german()
    expect((await send(`/events/${id}?locale=it`, { _status: 'published' }, 'editor-b')).status).toBe(200)
    expect((await everyLanguage('events', id)).title).toEqual({ de: 'Der Sturm' })
    const italian = await draft('events', { title: 'La tempesta' }, 'it', world.b)
    const refused = await send(`/events/${italian}?locale=it`, { _status: 'published' }, 'editor-b')
    expect([refused.status, problems(refused)]).toEqual([
      400,
      ['title: Add this in German first: visitors see it where there is no translation.'],
    ])
  })

  it('publishes at the set time', async () => {
    const id = await german()
    const when = { day: '2031-03-01', isPublish: true, time: '10:00' }
    expect((await client('editor-b').post(`/documents/events/${id}/schedule`, when)).status).toBe(200)
    await poolOf(app.payload).query(
      `update payload_jobs set wait_until = now() - interval '1 minute' where input -> 'doc' ->> 'value' = $1`,
      [id],
    )
    await publishScheduled(app.payload)
    const live = await everyLanguage('events', id)
    expect([live._status, live.title]).toEqual(['published', { de: 'Der Sturm' }])
  })

  it('restores a version, with its texts in each language', async () => {
    const id = await german({ summary: 'Sturm' })
    await send(`/events/${id}?locale=it`, { _status: 'published', title: 'La tempesta' }, 'editor-b')
    await send(`/events/${id}?locale=de`, { _status: 'published', title: 'Anders' }, 'editor-b')
    const { docs } = (
      await client('editor-b').get<{ docs: { id: string; version: Doc }[] }>(
        `/events/versions?where[parent][equals]=${id}&sort=-updatedAt&locale=all`,
      )
    ).body
    const [, before] = docs
    const restored = await client('editor-b').post<Problem>(`/events/versions/${before!.id}?locale=it`, {})
    expect([restored.status, problems(restored)]).toEqual([200, []])
    const live = await everyLanguage('events', id)
    expect([live.title, live.summary]).toEqual([{ de: 'Der Sturm', it: 'La tempesta' }, { de: 'Sturm' }])
  })

  it('shows its first language in lists where the translation is missing, unless that is not wanted', async () => {
    const id = await german()
    const titleIn = async (query: string) =>
      (await client('editor-b').get<{ docs: Doc[] }>(`/events?where[id][equals]=${id}&draft=true&${query}`)).body
        .docs[0]!.title
    expect(await titleIn('locale=it')).toBe('Der Sturm')
    expect((await client('editor-b').get<Doc>(`/events/${id}?draft=true&locale=it`)).body.title).toBe('Der Sturm')
    expect(await titleIn('locale=it&fallback-locale=null')).toBeFalsy()
  })

  it('changes menus and performances without naming a language', async () => {
    const event = await german()
    const data = { _status: 'draft', event, start: '2031-03-01T19:30:00.000Z', tenant: world.b }
    const made = await client('editor-b').post<Saved>('/event-instances?draft=true&locale=de', data)
    const page = await draft('pages', { title: 'Anfahrt' }, 'de', world.b)
    const menu = await client('editor-b').post<{ id: string }>('/menus/start', {
      from: 'nothing',
      place: 'main',
      tenantId: world.b,
    })
    expect(menu.status).toBe(201)
    const path = `/menus/${menu.body.id}?draft=true&locale=` as const
    await send(`${path}de`, { entries: [{ address: '/', kind: 'address', label: 'Start' }] }, 'editor-b')
    const added = await client('editor-b').post('/menus/add', { page, place: 'main', tenantId: world.b })
    expect([added.status, added.status === 200 ? '' : added.text]).toEqual([200, ''])
    const { entries } = (await everyLanguage('menus', menu.body.id, true)) as unknown as {
      entries: { label?: object }[]
    }
    expect(entries.map(({ label }) => label ?? null)).toEqual([{ de: 'Start' }, null])
    const moved = await client('editor-b').post(`/event-instances/${made.body.doc.id}/move`, {
      day: '2031-03-02',
      time: '19:30',
    })
    expect([moved.status, moved.status === 200 ? '' : moved.text]).toEqual([200, ''])
  })

  it('a site without English refuses texts in a language that it does not have', async () => {
    const id = await german()
    expect((await send(`/events/${id}?locale=en&draft=true`, { title: 'The Tempest' }, 'editor-b')).status).toBe(400)
    expect((await send(`/events/${id}?locale=de&draft=true`, { title: 'Sturm' }, 'editor-b')).status).toBe(200)
  })
})

describe('A text of which nothing is seen', () => {
  it.each(['   ', '\u00a0', '\u200b\u00ad', '\u3164'])('is no title of something published: %j', async (text) => {
    for (const { slug, titleField } of callboardOf(app.payload).contentTypes) {
      if (['event-instances', 'files', 'fonts', 'media', 'menus', 'redirects'].includes(slug)) continue
      const data = { _status: 'published', tenant: world.a, [titleField]: text }
      const { body, status } = await client('owner-a').post<Saved>(`/${slug}` as '/pages', data)
      expect([slug, status, body.errors?.[0]?.data?.errors?.map(({ path }) => path)]).toEqual([slug, 400, [titleField]])
    }
  })

  it('does not stand for a required text of a block, and does not hide the first language', async () => {
    const layout = [{ blockType: 'quote', quote: ' \u00a0' }]
    const refused = await client().post<Saved>('/pages', {
      _status: 'published',
      layout,
      tenant: world.a,
      title: 'Quoted',
    })
    expect([refused.status, refused.body.errors?.[0]?.data?.errors?.[0]?.path]).toEqual([400, 'layout.0.quote'])
    const { body } = await client().post<Saved>('/pages', {
      _status: 'published',
      summary: 'Hello',
      tenant: world.a,
      title: '  Padded ',
    })
    expect(body.doc.title).toBe('Padded')
    await send(`/pages/${body.doc.id}?locale=cy`, { _status: 'published', summary: ' ', title: 'Â ' })
    expect((await everyLanguage('pages', body.doc.id)).title).toEqual({ cy: 'Â', en: 'Padded' })
    expect((await everyLanguage('pages', body.doc.id)).summary).toEqual({ en: 'Hello' })
  })
})
