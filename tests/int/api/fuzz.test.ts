import fc from 'fast-check'
import { boot, type TestApp } from '@tests/support/boot'
import { describeFault } from './support/describeFault'
import type { Target } from './support/malformed'
import { makeTarget } from './support/target'

/** Requests at full size for each property; `npm test` takes a tenth. */
const RUNS = Math.max(20, Math.round(600 * Number(process.env.PROVE_SIZE ?? '0.1')))

let app: TestApp
let target: Target
let answered = 0

beforeAll(async () => {
  app = await boot()
  target = await makeTarget(app)
})
afterAll(async () => {
  console.log(`FIGURE fuzz ${answered} requests`)
  await app.close()
})

const id = () =>
  fc.constantFrom(
    target.page,
    target.event,
    target.media,
    target.tenant,
    target.user,
    '01999999-0000-7000-8000-000000000000',
  )
const scalar = () =>
  fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string(),
    fc.double(),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
    id(),
  )
const anything = () => fc.oneof(scalar(), fc.jsonValue({ maxDepth: 5 }))

const node = fc.letrec((tie) => ({
  node: fc.record(
    {
      children: fc.array(tie('node'), { maxLength: 3 }),
      fields: fc.jsonValue({ maxDepth: 2 }),
      format: fc.jsonValue({ maxDepth: 1 }),
      text: fc.string(),
      type: fc.constantFrom(
        'root',
        'paragraph',
        'text',
        'link',
        'autolink',
        'list',
        'listitem',
        'heading',
        'quote',
        'upload',
        'relationship',
        'block',
        'horizontalrule',
        'nothing',
      ),
      value: fc.jsonValue({ maxDepth: 2 }),
      version: fc.integer(),
    },
    { requiredKeys: ['type'] },
  ),
})).node
const richText = () =>
  fc.oneof({ arbitrary: fc.record({ root: node }), weight: 3 }, { arbitrary: anything(), weight: 1 })

const link = () =>
  fc.record(
    { label: fc.string(), link: anything(), reference: fc.oneof(id(), anything()), type: anything(), url: fc.webUrl() },
    { requiredKeys: [] },
  )
const blocks = () => {
  const types = [
    ...Object.keys(app.payload.blocks),
    'hero',
    'text',
    'quote',
    'image',
    'gallery',
    'columns',
    'faq',
    'nothing',
  ]
  const block = fc.record(
    {
      blockType: fc.constantFrom(...types),
      content: richText(),
      image: fc.oneof(id(), anything()),
      items: fc.array(anything(), { maxLength: 3 }),
      links: fc.array(link(), { maxLength: 2 }),
      text: fc.oneof(richText(), fc.string()),
      title: fc.oneof(fc.string(), anything()),
    },
    { requiredKeys: ['blockType'] },
  )
  return fc.oneof({ arbitrary: fc.array(block, { maxLength: 4 }), weight: 3 }, { arbitrary: anything(), weight: 1 })
}

/** Mostly the right names with strange values; sometimes names that nobody knows. */
const body = (names: string[]) =>
  fc
    .tuple(
      fc.record(
        Object.fromEntries(
          names.map((name) => [
            name,
            name === 'layout' ? blocks() : name === 'description' ? richText() : fc.oneof(id(), anything()),
          ]),
        ),
        { requiredKeys: [] },
      ),
      fc.dictionary(fc.string(), anything(), { maxKeys: 2 }),
      fc.boolean(),
    )
    .map(([known, unknown, whole]) => ({
      ...unknown,
      ...known,
      ...(whole && { tenant: target.tenant, title: 'A title' }),
    }))

const sane = async (answer: Promise<Parameters<typeof describeFault>[0]>): Promise<void> => {
  answered++
  expect(describeFault(await answer)).toBeNull()
}

const NAMES = {
  events: [
    'title',
    'subtitle',
    'summary',
    'description',
    'images',
    'credits',
    'works',
    'organizations',
    'season',
    'series',
    'venue',
    'startDate',
    'endDate',
    'eventStatus',
    'slug',
    '_status',
    'publishDate',
    'deletedAt',
    'id',
    'bookingLinkURL',
  ],
  pages: [
    'title',
    'summary',
    'image',
    'layout',
    'parent',
    'order',
    'relativePath',
    'hideFromNavigation',
    'slug',
    '_status',
    'publishDate',
    'publishedAt',
    'deletedAt',
    'id',
    'tenant',
    'updatedAt',
  ],
}

describe('whatever arrives', () => {
  it.each(['pages', 'events'] as const)(
    'as a new one of %s is stored or refused in words',
    async (slug) => {
      const query = fc.constantFrom('', '?draft=true', '?locale=cy', '?autosave=true&draft=true', '?depth=2')
      await fc.assert(
        fc.asyncProperty(body(NAMES[slug]), query, (data, search) =>
          sane(target.client.post(`/${slug}${search}`, data)),
        ),
        { numRuns: RUNS },
      )
    },
    1_200_000,
  )

  it.each(['pages', 'events'] as const)(
    'as a change of one of %s is stored or refused in words',
    async (slug) => {
      const of = { events: target.event, pages: target.page }[slug]
      const query = fc.constantFrom(
        '',
        '?draft=true',
        '?autosave=true&draft=true',
        '?locale=all',
        '?publishAllLocales=true',
      )
      // What it has become must be readable as well.
      const change = async (data: object, search: string) => {
        await sane(target.client.patch(`/${slug}/${of}${search}`, data))
        await sane(target.client.get(`/${slug}/${of}?draft=true&depth=1`))
      }
      await fc.assert(fc.asyncProperty(body(NAMES[slug].filter((name) => name !== 'deletedAt')), query, change), {
        numRuns: RUNS,
      })
      expect((await target.client.patch(`/${slug}/${of}?draft=true`, { title: 'Still mine' })).status).toBe(200)
    },
    1_200_000,
  )

  it('as a query is answered or refused in words', async () => {
    const name = fc.oneof(
      fc.constantFrom(
        'where',
        'sort',
        'limit',
        'page',
        'depth',
        'select',
        'populate',
        'joins',
        'locale',
        'draft',
        'trash',
      ),
      fc.string({ maxLength: 5 }),
    )
    const path = fc.array(
      fc.constantFrom(
        'title',
        'id',
        'tenant',
        'parent.title',
        '_status',
        'updatedAt',
        'layout',
        'and',
        'or',
        '0',
        '1',
        'equals',
        'in',
        'like',
        'exists',
        'greater_than',
        'contains',
        'x',
        '',
      ),
      { maxLength: 5 },
    )
    const pair = fc.tuple(name, path, fc.oneof(fc.string({ unit: 'binary' }), fc.integer().map(String), id()))
    const query = fc
      .array(pair, { maxLength: 5 })
      .map((pairs) =>
        new URLSearchParams(
          pairs.map(([first, rest, value]) => [first + rest.map((part) => `[${part}]`).join(''), value.toWellFormed()]),
        ).toString(),
      )
    const list = fc.constantFrom('/pages', '/events', '/users', '/pages/versions', '/pages/count', '/media')
    await fc.assert(
      fc.asyncProperty(list, query, (from, search) => sane(target.client.get(`${from}?${search}`))),
      { numRuns: RUNS },
    )
  }, 1_200_000)
})
