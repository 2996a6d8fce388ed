import { collectTargets } from '@/access/serverFunctionTargets'

const uuid = (n: number) => `00000000-0000-7000-8000-00000000000${n}`
const given = (args: Record<string, unknown>) => collectTargets(args)

describe('collectTargets', () => {
  it('finds collections by slug, list of slugs or schema path', () => {
    expect(given({ collectionSlug: 'pages' })).toEqual({ collections: ['pages'], documents: [], tenants: [] })
    expect(given({ collectionSlug: ['pages', 'posts'] }).collections).toEqual(['pages', 'posts'])
    expect(given({}).collections).toEqual([])
    expect(given({ collectionSlug: null }).collections).toEqual([])
    expect(given({ schemaPath: 'collection.events.title' }).collections).toEqual(['events'])
    expect(given({ schemaPath: 'global.platform' }).collections).toEqual([])
  })

  it('finds tenants in every kind of argument', () => {
    for (const name of ['data', 'initialData', 'formState', 'documentFormState', 'anything'])
      expect(given({ [name]: { tenant: 'a' } }).tenants[0]).toBe('a')
    expect(given({ data: { tenant: { id: 'a' } } }).tenants).toEqual(['a'])
    expect(given({ data: { tenant: null } }).tenants).toEqual([])
    expect(given({ formState: { tenant: { value: 'b' } } }).tenants).toContain('b')
    expect(given({ documentFormState: { tenant: { value: 'b' } } }).tenants).toContain('b')
    expect(given({ data: { tenantName: { value: 'b' } } }).tenants).toEqual([])
  })

  it('ignores arguments that the server itself adds', () => {
    for (const name of ['cookies', 'importMap', 'locale', 'permissions', 'req', 'user'])
      expect(given({ [name]: { docs: [{ id: uuid(1) }], tenant: 'a' } })).toEqual({
        collections: [],
        documents: [],
        tenants: [],
      })
    expect(given({ data: ['a'], other: null, text: 'a' }).tenants).toEqual([])
  })

  it('finds documents by their id in data and form state', () => {
    const page = [{ collection: 'pages', id: uuid(1) }]
    for (const name of ['data', 'documentFormState', 'initialData'])
      expect(given({ collectionSlug: 'pages', [name]: { id: uuid(1) } }).documents).toEqual(
        expect.arrayContaining(page),
      )
    expect(given({ collectionSlug: 'pages', formState: { id: { value: uuid(1) } } }).documents).toEqual(page)
    expect(given({ collectionSlug: 'pages', data: { id: uuid(1) } })).toEqual({
      collections: ['pages', 'pages'],
      documents: page,
      tenants: [],
    })
    expect(given({ collectionSlug: 'pages', data: { id: 'row-1' } }).documents).toEqual([])
    expect(given({ collectionSlug: 'pages', anything: { id: uuid(1) } }).documents).toEqual([])
  })

  it('finds no document in the data of a form that shows a part of one', () => {
    const part = { collectionSlug: 'pages', data: { id: uuid(1) } }
    expect(given({ ...part, schemaPath: 'pages.layout' }).documents).toEqual([])
    expect(given({ ...part, schemaPath: 'pages' }).documents).toHaveLength(1)
    expect(given({ ...part, schemaPath: null }).documents).toHaveLength(1)
    expect(
      given({ collectionSlug: 'pages', initialData: { id: uuid(1) }, schemaPath: 'pages.layout' }).documents,
    ).toHaveLength(1)
  })

  it('finds the rows of a table and the documents that they hold', () => {
    const rows = {
      docs: [
        { id: uuid(1), tenant: 'a' },
        { relationTo: 'posts', value: { id: uuid(2), tenant: 'b' } },
        { id: uuid(4), relationTo: 'posts', value: null },
        { relationTo: 'posts', value: uuid(3) },
        'text',
      ],
    }
    expect(given({ collectionSlug: 'pages', data: rows })).toEqual({
      collections: ['pages', 'pages', 'posts', 'posts', 'posts'],
      documents: [
        { collection: 'pages', id: uuid(1) },
        { collection: 'posts', id: uuid(2) },
        { collection: 'posts', id: uuid(4) },
        { collection: 'posts', id: uuid(3) },
      ],
      tenants: ['a', 'b'],
    })
    expect(given({ data: { docs: 'text' } }).documents).toEqual([])
  })

  it('finds the parent, and the document of a path', () => {
    expect(given({ parent: { collectionSlug: 'pages', id: uuid(1) } }).documents).toEqual([
      { collection: 'pages', id: uuid(1) },
    ])
    expect(given({ parent: 'pages' }).documents).toEqual([])
    const path = (...segments: string[]) => given({ paramsOverride: { segments } }).documents
    const page = [{ collection: 'pages', id: uuid(1) }]
    expect(path('collections', 'pages', uuid(1))).toEqual(page)
    expect(path('collections', 'pages', 'trash', uuid(1))).toEqual(page)
    expect(path('globals', 'pages', uuid(1))).toEqual([])
    expect(given({ paramsOverride: { segments: 'collections' } }).documents).toEqual([])
    expect(given({ paramsOverride: null }).documents).toEqual([])
  })
})
