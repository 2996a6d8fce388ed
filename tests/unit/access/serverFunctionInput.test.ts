import type { Field, PayloadRequest } from 'payload'
import { SERVER_FUNCTIONS, validateServerFunctionInput } from '@/access/serverFunctionInput'

const fields: Field[] = [
  { name: 'title', type: 'text' },
  { type: 'row', fields: [{ name: 'slug', type: 'text' }] },
  { name: 'seo', type: 'group', fields: [{ name: 'heading', type: 'text' }] },
]
const collections = ['pages', 'posts'].map((slug) => ({ slug, fields: slug === 'pages' ? fields : [] }))
const localization = { localeCodes: ['en', 'cy'] }

function makeRequest(config: object = {}): PayloadRequest {
  const globals = [
    { slug: 'legal', fields: [] },
    { slug: 'platform', fields: [{ name: 'name', type: 'text' }] },
  ]
  const payload = {
    collections: { pages: {}, posts: {} },
    config: { collections, globals, localization, ...config },
  }
  return { i18n: { language: 'en' }, payload, t: (key: string) => key } as unknown as PayloadRequest
}

type Args = Record<string, unknown>

/** How a call is answered: 200 if the function may run with the arguments. */
function statusOf(name: string, args: Args, config?: object): number {
  try {
    validateServerFunctionInput(name, { ...args, req: makeRequest(config) })
    return 200
  } catch (error) {
    return (error as { status: number }).status
  }
}

/** Calls a function with each of some values of one argument. */
const statusesOf = (name: string, args: Args, argument: string, values: unknown[]) =>
  values.map((value) => statusOf(name, { ...args, [argument]: value }))

/** What the admin's screens call each function with. */
const CALLS: Record<string, Args> = {
  'copy-data-from-locale': { collectionSlug: 'pages', docID: '1', fromLocale: 'en', toLocale: 'cy' },
  'form-state': { collectionSlug: 'pages', data: {}, formState: {}, id: '1', schemaPath: 'pages' },
  'get-upcoming-scheduled-publish': { collectionSlug: 'pages', id: '1' },
  'render-document': { collectionSlug: 'pages', docID: '1', initialData: {}, paramsOverride: {} },
  'render-document-slots': { collectionSlug: 'pages', id: '1' },
  'render-field': { path: 'title', schemaPath: 'collection.pages.title' },
  'render-list': { collectionSlug: 'pages', query: { limit: 5, page: '2', sort: 'title', where: {} } },
  'render-widget': { widgetData: {}, widgetSlug: 'collections' },
  'schedule-publish': { date: new Date(), doc: { relationTo: 'pages', value: '1' } },
  slugify: { collectionSlug: 'pages', path: 'title', valueToSlugify: 'Visit us' },
  'table-state': { collectionSlug: 'pages', columns: [{ accessor: 'id' }], data: { docs: [{}] }, query: {} },
}

describe('validateServerFunctionInput', () => {
  it.each(Object.entries(CALLS))('accepts what screens call %s with', (name, args) => {
    expect(SERVER_FUNCTIONS).toContain(name)
    expect(statusOf(name, args)).toBe(200)
  })

  it('has a call of every function above', () => {
    expect(Object.keys(CALLS).sort()).toEqual([...SERVER_FUNCTIONS].sort())
  })

  it.each(Object.entries(CALLS))('refuses values of another type for every argument of %s', (name, args) => {
    const common = ['collectionSlug', 'data', 'formState', 'globalSlug', 'id']
    for (const argument of new Set([...common, ...Object.keys(args).filter((key) => key !== 'doc')]))
      expect([argument, ...statusesOf(name, args, argument, [true, 'a'.repeat(1_001)])]).toEqual([argument, 400, 400])
  })

  it('explains to the reader that the arguments are wrong', () => {
    const call = () => validateServerFunctionInput('slugify', { path: 1, req: makeRequest() })
    expect(call).toThrow('The request is incomplete or has values of the wrong type.')
    expect(call).toThrow(expect.objectContaining({ isPublic: true, status: 400 }))
  })

  it('checks the common arguments of a function of a plugin', () => {
    expect(statusOf('of-a-plugin', { collectionSlug: 'pages' })).toBe(200)
    expect(statusOf('of-a-plugin', { anything: 1 })).toBe(200)
    expect(statusOf('of-a-plugin', { id: {} })).toBe(400)
    expect(statusOf('of-a-plugin', { collectionSlug: 'unknown' })).toBe(404)
  })

  it('accepts a time to publish at that is a date, a text of one, or missing', () => {
    const at = (...values: unknown[]) => statusesOf('schedule-publish', {}, 'date', values)
    expect(at(new Date(), '2126-07-04T09:00:00Z', null, undefined)).toEqual([200, 200, 200, 200])
    expect(at('tomorrow', '', {}, 5)).toEqual([400, 400, 400, 400])
  })
})

describe('the query of a list', () => {
  const query = (value: unknown) => statusOf('render-list', { collectionSlug: 'pages', query: value })

  it('takes numbers and texts of numbers for its limit and page', () => {
    for (const name of ['limit', 'page']) {
      expect([5, '5', '', null, undefined].map((value) => query({ [name]: value }))).toEqual(Array(5).fill(200))
      expect(['five', '5 or so', [], true].map((value) => query({ [name]: value }))).toEqual(Array(4).fill(400))
    }
  })

  it('sorts by one field or several', () => {
    expect(['title', ['title', '-slug'], null].map((sort) => query({ sort }))).toEqual([200, 200, 200])
    expect([1, [1], {}].map((sort) => query({ sort }))).toEqual([400, 400, 400])
  })

  it('takes conditions on fields, and lists of conditions under and and or', () => {
    const title = { title: { equals: 'Visit us' } }
    for (const where of [undefined, {}, title, { and: [title, { or: [title, {}] }] }, { OR: [] }, { AND: [title] }])
      expect([where, query({ where })]).toEqual([where, 200])
  })

  it('refuses conditions of any other shape, at every depth', () => {
    const title = { title: { equals: 'Visit us' } }
    for (const where of [
      null,
      'title',
      [title],
      { title: 'Visit us' },
      { ...title, slug: null },
      { and: title },
      { or: 'title' },
      { and: [title, 'title'] },
      { or: [{ and: [{ title: 'Visit us' }] }] },
    ])
      expect([where, query({ where })]).toEqual([where, 400])
  })

  it('reads fields whose names contain and or or as fields', () => {
    for (const name of ['brand', 'android', 'author', 'order', 'band'])
      expect([query({ where: { [name]: { exists: true } } }), query({ where: { [name]: [] } })]).toEqual([200, 400])
  })
})

describe('names in the arguments of a server function', () => {
  it('are those of collections and globals that exist', () => {
    const form = { collectionSlug: 'pages', schemaPath: undefined }
    expect(statusesOf('form-state', form, 'collectionSlug', ['pages', 'unknown', 'constructor'])).toEqual([
      200, 404, 404,
    ])
    expect(statusesOf('form-state', {}, 'globalSlug', ['legal', 'platform', 'pages'])).toEqual([200, 200, 404])
    expect(statusOf('get-upcoming-scheduled-publish', { collectionSlug: ['pages', 'posts'] })).toBe(200)
    expect(statusOf('get-upcoming-scheduled-publish', { collectionSlug: ['pages', 'unknown'] })).toBe(404)
    expect(statusOf('get-upcoming-scheduled-publish', { collectionSlug: '', globalSlug: '' })).toBe(200)
  })

  it('are found in the path of a rendered field', () => {
    const field = (schemaPath: string) => statusOf('render-field', { schemaPath })
    expect(['collection.pages.title', 'global.platform.name'].map(field)).toEqual([200, 200])
    expect(['collection.unknown.title', 'global.unknown.name', 'global.pages.title'].map(field)).toEqual([
      404, 404, 404,
    ])
    expect(['collection.platform.name', 'pages.title', 'block.pages', ''].map(field)).toEqual([404, 404, 404, 404])
  })

  it('are read from the path of rendered fields only', () => {
    expect(statusOf('form-state', { collectionSlug: 'pages', schemaPath: 'pages.layout' })).toBe(200)
    expect(statusOf('render-list', { collectionSlug: 'pages', schemaPath: 'anything.else' })).toBe(200)
  })

  it('include the type of the document around a table', () => {
    const parent = (collectionSlug: string) =>
      statusOf('table-state', { collectionSlug: 'pages', parent: { collectionSlug, id: 1, joinPath: 'children' } })
    expect([parent('posts'), parent('unknown')]).toEqual([200, 404])
  })

  it('include the languages to copy between', () => {
    const copy = (fromLocale: string, toLocale: string, config?: object) =>
      statusOf('copy-data-from-locale', { collectionSlug: 'pages', docID: '1', fromLocale, toLocale }, config)
    expect([copy('en', 'cy'), copy('cy', 'en')]).toEqual([200, 200])
    expect([copy('en', 'fr'), copy('fr', 'en'), copy('en', ''), copy('', 'en')]).toEqual([404, 404, 404, 404])
    expect(copy('en', 'cy', { localization: false })).toBe(404)
    expect(statusOf('form-state', { collectionSlug: 'pages', fromLocale: 'fr', toLocale: 'fr' })).toBe(200)
  })
})

describe('what a server function acts on', () => {
  it('is several types in a table only where a document is around it', () => {
    const table = (collectionSlug: unknown, parent?: object) => statusOf('table-state', { collectionSlug, parent })
    const parent = { collectionSlug: 'pages', id: 'a', joinPath: 'children' }
    expect([table(['pages', 'posts'], parent), table('pages', parent), table('pages')]).toEqual([200, 200, 200])
    expect([table(['pages', 'posts']), table(['pages'])]).toEqual([400, 400])
    expect([table(''), table([]), table([''], parent), table(undefined)]).toEqual([400, 400, 400, 400])
    expect(() => validateServerFunctionInput('table-state', { collectionSlug: ['pages'], req: makeRequest() })).toThrow(
      'The request is incomplete or has values of the wrong type.',
    )
  })

  it('is what the path of the fields of a form begins with', () => {
    expect(statusOf('form-state', { collectionSlug: 'pages', schemaPath: 'pages' })).toBe(200)
    expect(statusOf('form-state', { collectionSlug: 'pages', schemaPath: '' })).toBe(200)
    expect(statusOf('form-state', { globalSlug: 'platform', schemaPath: 'platform.name' })).toBe(200)
    expect(statusOf('form-state', { schemaPath: 'collections.title', widgetSlug: 'collections' })).toBe(200)
    expect(statusOf('form-state', { collectionSlug: 'pages', schemaPath: 'posts.title' })).toBe(404)
    expect(statusOf('form-state', { globalSlug: 'platform', schemaPath: 'pages' })).toBe(404)
    expect(statusOf('form-state', { collectionSlug: 'pages', schemaPath: '.pages' })).toBe(404)
  })

  it('is named by a form', () => {
    expect([statusOf('form-state', {}), statusOf('form-state', { schemaPath: 'pages' })]).toEqual([404, 404])
    expect(statusOf('form-state', { collectionSlug: '', globalSlug: '', widgetSlug: 1 })).toBe(404)
    expect(statusOf('get-upcoming-scheduled-publish', {})).toBe(200)
  })

  it('is named where texts are copied between languages', () => {
    const copy = (of: Args) => statusOf('copy-data-from-locale', { fromLocale: 'en', toLocale: 'cy', ...of })
    expect([copy({ collectionSlug: 'pages' }), copy({ globalSlug: 'platform' })]).toEqual([200, 200])
    expect([copy({}), copy({ collectionSlug: '' })]).toEqual([404, 404])
  })

  it('has the field whose text becomes an address', () => {
    const slugify = (of: Args, path: string) => statusOf('slugify', { ...of, path })
    const page = { collectionSlug: 'pages' }
    expect(['title', 'slug', 'seo.heading'].map((path) => slugify(page, path))).toEqual([200, 200, 200])
    expect(['unknown', 'seo.unknown', 'heading', ''].map((path) => slugify(page, path))).toEqual([404, 404, 404, 404])
    expect(slugify({ globalSlug: 'platform' }, 'name')).toBe(200)
    expect([slugify({ globalSlug: 'platform' }, 'title'), slugify({ globalSlug: 'legal' }, 'name')]).toEqual([404, 404])
    expect([slugify({ collectionSlug: 'posts' }, 'title'), slugify({}, 'title')]).toEqual([404, 404])
  })
})
