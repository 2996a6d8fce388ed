import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { FlattenedField } from 'payload'
import { ownRowIds } from '@/access/ownRowIds'

const field = (name: string, type: string, flattenedFields?: FlattenedField[]) =>
  ({ name, flattenedFields, type }) as unknown as FlattenedField
const links = field('links', 'array', [field('label', 'text')])

const flattenedFields = [
  field('title', 'text'),
  field('entries', 'array', [field('label', 'text'), links]),
  field('seo', 'group', [field('images', 'array', [])]),
  field('footer', 'tab', [links]),
  field('layout', 'blocks', [links]),
]

const dialect = new PgDialect()

interface Save {
  api?: string
  context?: object
  /** Ids of the rows that other documents have, by table. */
  elsewhere?: Record<string, string[]>
  stored?: object
}

/** Saves data of a page next to rows of other documents, and returns what is stored. */
async function save(data: object | undefined, { api = 'REST', context = {}, elsewhere = {}, stored }: Save = {}) {
  const execute = async (statement: SQL) => {
    const { params, sql } = dialect.sqlToQuery(statement)
    const asked = params.slice(0, -1)
    if (!asked.every((id) => typeof id === 'string' && id)) throw new Error('PostgreSQL holds no such id of a row.')
    const [, table = ''] = /^select "(\w+)"\.id/.exec(sql) ?? []
    return { rows: (elsewhere[table] ?? []).filter((id) => asked.includes(id)).map((id) => ({ id })) }
  }
  const tables = { pages_entries: {}, pages_entries_links: {}, pages_footer_links: {}, pages_seo_images: {} }
  const req = { payload: { db: { drizzle: { execute }, tables } }, payloadAPI: api }
  const collection = { slug: 'pages', flattenedFields }
  return ownRowIds({ collection, context, data, originalDoc: stored, req } as never)
}

describe('ownRowIds', () => {
  it('gives a row that was copied from another document an id of its own', async () => {
    const elsewhere = { pages_entries: ['theirs'] }
    expect(await save({ entries: [{ id: 'theirs', label: 'Visit' }, { id: 'new' }] }, { elsewhere })).toEqual({
      entries: [{ label: 'Visit' }, { id: 'new' }],
    })
  })

  it('does so for rows in groups, tabs and other rows', async () => {
    const elsewhere = { pages_entries_links: ['a'], pages_footer_links: ['b'], pages_seo_images: ['c'] }
    const data = { entries: [{ id: '1', links: [{ id: 'a' }] }], footer: { links: [{ id: 'b' }] } }
    expect(await save({ ...data, seo: { images: [{ id: 'c' }, { id: 'd' }] } }, { elsewhere })).toEqual({
      entries: [{ id: '1', links: [{}] }],
      footer: { links: [{}] },
      seo: { images: [{}, { id: 'd' }] },
    })
  })

  it('gives a row that was copied within a document an id of its own', async () => {
    const entries = [{ id: '1', label: 'Visit' }, { id: '1', label: 'Visit again' }, { id: '2' }]
    expect(await save({ entries }, { stored: { id: 'page', entries: [{ id: '1' }, { id: '2' }] } })).toEqual({
      entries: [{ id: '1', label: 'Visit' }, { label: 'Visit again' }, { id: '2' }],
    })
  })

  it('keeps the ids of rows that the document has', async () => {
    const stored = { id: 'page', entries: [{ id: '1', links: [{ id: '2' }] }] }
    const elsewhere = { pages_entries: ['1'], pages_entries_links: ['2'] }
    const data = { entries: [{ id: '1', links: [{ id: '2' }] }] }
    expect(await save(structuredClone(data), { elsewhere, stored })).toEqual(data)
  })

  it('keeps equal ids of rows in different lists, and rows without any', async () => {
    const data = { entries: [{ id: '1' }, {}, {}, { id: null }, { id: null }], footer: { links: [{ id: '1' }] } }
    expect(await save(structuredClone(data))).toEqual(data)
  })

  it('leaves ids that are no texts for the validation, without a question to the database', async () => {
    const data = { entries: [{ id: 5 }, { id: '' }, { id: { equals: 'theirs' } }, { id: ['theirs'] }, { id: 'new' }] }
    expect(await save(structuredClone(data))).toEqual(data)
  })

  it('leaves blocks, which have rows of their own, and values that are no rows unchanged', async () => {
    const elsewhere = { pages_entries: ['theirs'], pages_layout_links: ['theirs'] }
    const data = {
      entries: ['theirs', null, { id: 'new', links: 'theirs' }],
      footer: null,
      layout: { links: [{ id: 'theirs' }, { id: 'theirs' }] },
      seo: 'theirs',
      title: [{ id: 'theirs' }, { id: 'theirs' }],
    }
    expect(await save(structuredClone(data), { elsewhere })).toEqual(data)
    expect(await save({ entries: { id: 'theirs' } }, { elsewhere })).toEqual({ entries: { id: 'theirs' } })
  })

  it('keeps all ids where the server itself writes, and where a version is restored', async () => {
    const elsewhere = { pages_entries: ['theirs'] }
    const data = { entries: [{ id: 'theirs' }, { id: 'theirs' }] }
    expect(await save(structuredClone(data), { api: 'local', elsewhere })).toEqual(data)
    expect(await save(structuredClone(data), { context: { isRestoringVersion: true }, elsewhere })).toEqual(data)
    expect(await save(structuredClone(data), { context: { isRestoringVersion: 'true' }, elsewhere })).toEqual({
      entries: [{}, {}],
    })
    expect(await save(undefined)).toBeUndefined()
  })
})
