import { normalizeNulls } from '@/lib/content/values'
import { findShapeProblem, type ShapedField } from '@/lib/content/findShapeProblem'

const hero = { flattenedFields: [{ name: 'title', type: 'text' }], slug: 'hero' }
const fields: ShapedField[] = [
  { name: 'title', type: 'text' },
  { hasMany: true, name: 'tags', type: 'select' },
  { name: 'day', type: 'date' },
  { name: 'year', type: 'number' },
  { name: 'free', type: 'checkbox' },
  { name: 'body', type: 'richText' },
  { name: 'image', type: 'upload' },
  { hasMany: true, name: 'works', type: 'relationship' },
  { flattenedFields: [{ name: 'lat', type: 'number' }], name: 'place', type: 'group' },
  {
    flattenedFields: [
      { name: 'role', type: 'text' },
      { flattenedFields: [], name: 'notes', type: 'array' },
    ],
    name: 'credits',
    type: 'array',
  },
  { blockReferences: ['quote'], blocks: [hero], name: 'layout', type: 'blocks' },
]
const blocks = { quote: { flattenedFields: [{ name: 'text', type: 'textarea' }], slug: 'quote' } }
const misfit = (data: Record<string, unknown>) => findShapeProblem(fields, data, blocks)?.path ?? null

describe('findShapeProblem', () => {
  it.each([
    {},
    { title: null, unknown: {} },
    { title: 'x', tags: ['a', 'b'], day: '2026-11-21', year: '12', free: false },
    { body: { root: { children: [{ children: [{ text: 'x', type: 'text' }], type: 'paragraph' }], type: 'root' } } },
    {
      credits: [{ id: 'a', role: 'x' }, { role: null }],
      layout: [
        { blockType: 'hero', title: 'x' },
        { blockType: 'quote', text: 'y' },
      ],
    },
    { image: 'an-id', works: ['a', { relationTo: 'works', value: 'b' }] },
    { image: { id: 'a' }, works: [] },
    { credits: 0, layout: '0', place: { lat: -1.5 } },
  ])('accepts values of the right kind: %j', (data) => expect(misfit(data)).toBeNull())

  it.each([
    ['title', { title: {} }],
    ['tags', { tags: ['a', 1] }],
    ['day', { day: 1e308 }],
    ['day', { day: 'someday' }],
    ['day', { day: '+275760-09-13T00:00:00.000Z' }],
    ['year', { year: 'many' }],
    ['free', { free: 'perhaps' }],
    ['body', { body: { root: {} } }],
    ['body', { body: { root: { children: [null], type: 'root' } } }],
    ['image', { image: ['a'] }],
    ['image', { image: true }],
    ['works', { works: [null] }],
    ['place', { place: [] }],
    ['place.lat', { place: { lat: {} } }],
    ['credits', { credits: { $push: {} } }],
    ['credits.1', { credits: [{}, null] }],
    ['credits.0', { credits: [{ id: {} }] }],
    ['credits.0.role', { credits: [{ role: 1 }] }],
    ['layout.0', { layout: [{ blockType: 'toString' }] }],
    ['layout.0.title', { layout: [{ blockType: 'hero', title: [] }] }],
    ['layout.0.text', { layout: [{ blockType: 'quote', text: 1 }] }],
  ])('reports a value of the wrong kind at %s', (path, data) => expect(misfit(data)).toBe(path))

  it('ignores properties that every object inherits', () => {
    expect(findShapeProblem([{ name: 'toString', type: 'text' }], {}, {})).toBeNull()
  })
})

describe('normalizeNulls', () => {
  it('turns null lists into empty ones, except in the JSON of blocks', () => {
    const data = { credits: [{ notes: null }], layout: null, place: { lat: null }, title: null }
    normalizeNulls(fields, data)
    expect(data).toEqual({ credits: [{ notes: [] }], layout: [], place: { lat: null }, title: null })
  })

  it('sets each field of a null group to null', () => {
    const data = { place: null }
    normalizeNulls(fields, data)
    expect(data).toEqual({ place: { lat: null } })
  })
})
