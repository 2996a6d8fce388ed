import type { CollectionSlug } from 'payload'
import { randomUUID } from 'node:crypto'
import { writeDocuments } from '@/database/bulk/writeDocuments'
import { bulkTarget } from '@/collections/hooks/bulk'
import { boot, type TestApp } from '@tests/support/boot'
import { create } from '@tests/support/world'
import { comparable, readTables, without } from './support/tables'

type Data = Record<string, unknown>
type Save = (tenant: string, name: string, collection: CollectionSlug, data: Data) => Promise<string>

const paragraph = (text: string): Data => ({
  root: {
    children: [
      {
        children: [{ detail: 0, format: 0, mode: 'normal', style: '', text, type: 'text', version: 1 }],
        direction: null,
        format: '',
        indent: 0,
        type: 'paragraph',
        version: 1,
      },
    ],
    direction: null,
    format: '',
    indent: 0,
    type: 'root',
    version: 1,
  },
})

/** Documents of every imported kind, and one that is built from blocks; `{name}` stands for the id of an earlier one. */
const DOCUMENTS: [name: string, collection: CollectionSlug, data: Data][] = [
  [
    'season',
    'seasons',
    { endDate: '2005-08-31T12:00:00.000Z', startDate: '2004-09-01T12:00:00.000Z', title: '2004–05 season' },
  ],
  ['series', 'series', { title: 'Summer' }],
  [
    'venue',
    'venues',
    { city: 'Manhattan', country: 'US', name: 'Avery Fisher Hall', region: 'NY', timezone: 'America/New_York' },
  ],
  ['home', 'venues', { name: 'Somewhere' }],
  ['orchestra', 'organizations', { kind: 'orchestra', name: 'New York Philharmonic' }],
  ['mahler', 'people', { name: 'Gustav Mahler', profession: 'Composer', sortName: 'Mahler, Gustav' }],
  ['namesake', 'people', { name: 'Gustav Mahler', sortName: 'Mahler, Gustav' }],
  ['third', 'people', { name: 'Gustav Mahler', sortName: 'Mahler, Gustav' }],
  [
    'work',
    'works',
    {
      catalogueNumber: 'GMW 27',
      creators: [{ person: '{mahler}', role: 'Composer' }],
      movements: [{ title: 'Trauermarsch' }, { title: 'Adagietto' }],
      title: 'Symphony No. 5',
    },
  ],
  ['bare', 'works', { title: 'Fanfare' }],
  ['mark', 'works', { title: '…' }],
  [
    'event',
    'events',
    {
      credits: [{ group: 'creative', person: '{mahler}', role: 'Conductor' }, { person: '{namesake}' }],
      endDate: '2004-09-22T00:00:00.000Z',
      endDate_tz: 'America/New_York',
      organizations: ['{orchestra}'],
      season: '{season}',
      series: ['{series}'],
      startDate: '2004-09-22T00:00:00.000Z',
      startDate_tz: 'America/New_York',
      subtitle: 'With friends',
      summary: 'Mahler: Symphony No. 5',
      title: 'Mahler conducts Mahler',
      venue: '{venue}',
      works: ['{work}', '{bare}'],
    },
  ],
  ['bareEvent', 'events', { title: 'Nothing known' }],
  [
    'instance',
    'event-instances',
    {
      end_tz: 'America/New_York',
      event: '{event}',
      note: 'Free',
      start: '2004-09-22T00:00:00.000Z',
      start_tz: 'America/New_York',
      title: 'Mahler conducts Mahler, Tue 21 Sept 2004, 20:00',
      venue: '{venue}',
    },
  ],
  [
    'page',
    'pages',
    {
      layout: [
        { blockType: 'quote', id: '000000000000000000000001', quote: 'A triumph' },
        {
          blockType: 'faq',
          heading: 'Questions',
          id: '000000000000000000000002',
          questions: [{ answer: paragraph('Yes'), id: '000000000000000000000003', question: 'Is there a bar?' }],
        },
      ],
      order: 'a0',
      relativePath: '/visit',
      title: 'Visit',
    },
  ],
]

const SLUGS: Record<string, string> = {
  bare: 'fanfare',
  bareEvent: 'nothing-known',
  event: 'mahler-conducts-mahler',
  home: 'somewhere',
  mahler: 'gustav-mahler',
  mark: '',
  namesake: 'gustav-mahler',
  orchestra: 'new-york-philharmonic',
  page: 'visit',
  season: '2004-05-season',
  series: 'summer',
  third: 'gustav-mahler',
  venue: 'avery-fisher-hall',
  work: 'symphony-no-5',
}

let app: TestApp

beforeAll(async () => {
  app = await boot()
})

afterAll(() => app.close())

/** The rows that come into the tables when the documents are saved that way into a new tenant. */
async function rowsMade(slug: string, save: Save): Promise<Record<string, string[]>> {
  const owner = await create(app.payload, 'users', {
    email: `${slug}@test.example`,
    emailVerified: true,
    firstName: 'Owner',
    password: 'callboard-demo',
  })
  const tenant = await create(app.payload, 'tenants', {
    languages: ['en'],
    name: 'Theatre',
    owner,
    slug,
    timezone: 'America/New_York',
  })
  const before = await readTables(app.databaseUrl)
  const ids: Record<string, string> = {}
  const filled = (data: Data) =>
    JSON.parse(JSON.stringify(data).replace(/\{(\w+)\}/g, (whole, name: string) => ids[name] ?? whole)) as Data
  for (const [name, collection, data] of DOCUMENTS) ids[name] = await save(tenant, name, collection, filled(data))
  const after = await readTables(app.databaseUrl)
  return comparable(
    without(after, before),
    new Map(Object.entries({ ...ids, tenant }).map(([name, id]) => [id, `<${name}>`])),
  )
}

const throughPayload: Save = (tenant, _, collection, data) =>
  create(app.payload, collection, { ...data, _status: 'published', tenant })

const inBulk: Save = async (tenant, name, collection, data) => {
  const id = randomUUID()
  const slug = SLUGS[name]
  const { refused, written } = await writeDocuments(bulkTarget(app.payload, tenant, 'en'), collection, [
    { id, data: slug === undefined ? data : { ...data, slug } },
  ])
  expect({ refused, written }).toEqual({ refused: [], written: 1 })
  return id
}

describe('documents written in bulk', () => {
  it('are, row for row in every table, those that a save through Payload makes', async () => {
    const saved = await rowsMade('saved', throughPayload)
    const bulk = await rowsMade('bulk', inBulk)
    // The comparison sees something: documents, versions, texts, rows of arrays, references, search.
    for (const table of [
      'events',
      '_events_v',
      'events_locales',
      '_events_v_version_credits_locales',
      '_events_v_rels',
      'document_references',
      'search_entries',
    ]) {
      expect(saved[table]?.length).toBeGreaterThan(0)
    }
    expect(bulk).toEqual(saved)
  })
})
