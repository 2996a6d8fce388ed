import type { FlattenedField, Payload } from 'payload'
import type { Clock } from '@/seed/reading/relativeDates'
import { resolveFields } from '@/seed/writing/resolve'
import { inLanguage } from '@/seed/writing/translated'

const FIELDS = [
  { name: 'title', localized: true, type: 'text' },
  { name: 'venue', relationTo: 'venues', type: 'relationship' },
  { name: 'works', hasMany: true, relationTo: 'works', type: 'relationship' },
  { name: 'document', relationTo: ['pages', 'events'], type: 'relationship' },
  { name: 'about', localized: true, type: 'richText' },
  { name: 'values', type: 'json' },
  { name: 'opens', timezone: true, type: 'date' },
  {
    name: 'rows',
    flattenedFields: [{ name: 'person', relationTo: 'people', type: 'relationship' }],
    type: 'array',
  },
  {
    name: 'layout',
    blocks: [{ flattenedFields: [{ name: 'image', relationTo: 'media', type: 'upload' }], slug: 'image' }],
    type: 'blocks',
  },
] as unknown as FlattenedField[]

const WRITTEN = new Set(['venues/hall', 'works/hamlet', 'pages//visit', 'people/ann', 'media/Poster'])
const clock: Clock = { now: new Date('2027-03-20T15:00:00Z'), zone: 'Europe/London' }
const resolver = {
  clock,
  id: (collection: string, key: string) => {
    if (!WRITTEN.has(`${collection}/${key}`)) throw new Error(`no ${key} in ${collection}`)
    return `id of ${key}`
  },
  payload: { blocks: {} } as unknown as Payload,
}
const resolve = (data: Record<string, unknown>, language: 'cy' | 'en' = 'en') =>
  inLanguage(resolveFields(FIELDS, data, resolver), language, 'entry')

describe('An entry of the demo', () => {
  test('refers to documents by their natural keys, at any depth', () => {
    expect(resolve({ document: { relationTo: 'pages', value: '/visit' }, venue: 'hall', works: ['hamlet'] })).toEqual({
      document: { relationTo: 'pages', value: 'id of /visit' },
      venue: 'id of hall',
      works: ['id of hamlet'],
    })
    expect(resolve({ layout: [{ blockType: 'image', image: 'Poster' }], rows: [{ person: 'ann' }] })).toMatchObject({
      layout: [{ blockType: 'image', image: 'id of Poster' }],
      rows: [{ person: 'id of ann' }],
    })
    expect(resolve({ values: { shows: [{ relationTo: 'works', value: 'hamlet' }] } })).toEqual({
      values: { shows: [{ relationTo: 'works', value: 'id of hamlet' }] },
    })
  })

  test('is refused if it refers to a document that has not been written', () => {
    expect(() => resolve({ venue: 'shed' })).toThrow('no shed in venues')
    expect(() => resolve({ document: { relationTo: 'events', value: '/visit' } })).toThrow('no /visit in events')
  })

  test('is refused if it has a field or a block that does not exist', () => {
    expect(() => resolve({ vennue: 'hall' })).toThrow('The demo has a field "vennue" that its collection does not have')
    expect(() => resolve({ rows: [{ persn: 'ann' }] })).toThrow('a field "persn"')
    expect(() => resolve({ layout: [{ blockType: 'picture' }] })).toThrow('a block picture')
  })

  test('has each language its own text, and lines as rich text', () => {
    const data = { about: { cy: ['Tŷ'], en: ['## House', 'By the **river**'] }, title: { cy: 'Tŷ', en: 'House' } }
    expect(resolve(data, 'cy')).toMatchObject({ title: 'Tŷ' })
    const { about, title } = resolve(data)
    expect(title).toBe('House')
    expect(about).toMatchObject({
      root: {
        children: [
          { children: [{ text: 'House' }], tag: 'h2', type: 'heading' },
          {
            children: [
              { format: 0, text: 'By the ' },
              { format: 1, text: 'river' },
            ],
            type: 'paragraph',
          },
        ],
      },
    })
    expect(() => resolve({ about: 'House' })).toThrow('expected array')
  })

  test('has dates that count from the day of seeding, at the local time of the site', () => {
    expect(resolve({ opens: { at: '19:30', in: '12 days' } })).toEqual({
      opens: '2027-04-01T18:30:00.000Z',
      opens_tz: 'Europe/London',
    })
    expect(resolve({ opens: { in: '-3 hours' } })).toMatchObject({ opens: '2027-03-20T12:00:00.000Z' })
    expect(resolve({ opens: '2027-01-01' })).toMatchObject({ opens: '2027-01-01' })
  })
})
