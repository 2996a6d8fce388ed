import type { FlattenedField } from 'payload'
import { restrictQueries } from '@/access/restrictQueries'
import { requestOf } from './people.support'

const field = (more: object) => more as FlattenedField
const title = field({ name: 'title', localized: true, type: 'text' })
const quote = {
  flattenedFields: [
    title,
    field({ name: 'page', relationTo: 'pages', type: 'relationship' }),
    field({ name: 'any', relationTo: ['pages', 'users'], type: 'relationship' }),
    field({
      name: 'group',
      flattenedFields: [field({ name: 'page', relationTo: 'pages', type: 'upload' })],
      type: 'group',
    }),
  ],
  slug: 'quote',
}

const pages: FlattenedField[] = [
  title,
  field({ name: 'tags', hasMany: true, type: 'text' }),
  field({ name: 'years', hasMany: true, type: 'number' }),
  field({ name: 'price', type: 'number' }),
  field({ name: 'startDate', type: 'date' }),
  field({ name: 'author', relationTo: 'users', type: 'relationship' }),
  field({ name: 'image', relationTo: 'pages', type: 'upload' }),
  field({ name: 'anything', relationTo: ['pages', 'users'], type: 'relationship' }),
  field({ name: 'seo', flattenedFields: [title], type: 'group' }),
  field({ name: 'settings', type: 'json' }),
  field({ name: 'body', localized: true, type: 'richText' }),
  field({ name: 'children', collection: 'pages', type: 'join' }),
  field({
    blocks: [quote, { flattenedFields: [field({ name: 'inner', blocks: [quote], type: 'blocks' })], slug: 'row' }],
    name: 'layout',
    type: 'blocks',
  }),
  field({ blockReferences: ['shared'], blocks: [], name: 'footer', type: 'blocks' }),
]
const users: FlattenedField[] = [
  field({ name: 'email', type: 'text' }),
  field({ name: 'sessions', type: 'array', flattenedFields: [title] }),
  field({ name: 'home', relationTo: 'pages', type: 'relationship' }),
  field({ name: 'nicknames', hasMany: true, type: 'text' }),
  field({ name: 'numbers', hasMany: true, type: 'number' }),
  field({ name: 'notes', type: 'json' }),
]
const payload = {
  blocks: { shared: quote },
  collections: { pages: { config: { flattenedFields: pages } }, users: { config: { flattenedFields: users } } },
  config: { localization: { localeCodes: ['en', 'cy'] } },
}
const collection = { flattenedFields: pages, joins: { pages: [{ joinPath: 'children' }] }, slug: 'pages' }

function ask(args: object, { operation = 'read', overrideAccess = false } = {}): string {
  try {
    const given = { args, collection, operation, overrideAccess, req: requestOf(null, { payload }) }
    return restrictQueries(given as never) === args ? 'allowed' : 'changed'
  } catch (error) {
    expect(error).toMatchObject({ isPublic: true, status: 400 })
    return (error as Error).message
  }
}
/** A text, and an id. */
const ID = '01900000-0000-7000-8000-000000000001'
const where = (path: string, operator = 'equals', value: unknown = ID) =>
  ask({ where: { [path]: { [operator]: value } } })
const NO_FIELD = 'This query names a field that cannot be queried.'

describe('path of a query', () => {
  it.each([
    'title',
    'title.cy',
    'author',
    'author.id',
    'author.email',
    'author__email',
    'seo.title',
    'seo.title.en',
    'children.title',
    'anything.value',
    'nowhere',
    'version.title',
  ])('is allowed as a filter and as a sort order: %s', (path) => {
    expect(where(path)).toBe('allowed')
    expect(ask({ sort: path })).toBe('allowed')
  })

  it.each([
    'author.home.title',
    'author__home__title',
    'children.author.email',
    'author.sessions',
    'sessions',
    'hash',
    'salt',
    'author.salt',
    'resetPasswordToken',
    'resetPasswordExpiration',
    '_verificationToken',
    'author.nicknames',
    'author.numbers',
    'version.author.home.title',
  ])('is refused as a filter and as a sort order: %s', (path) => {
    expect(where(path)).toBe(NO_FIELD)
    expect(ask({ sort: path })).toBe(NO_FIELD)
    expect(ask({ sort: ['title', `-${path}`] })).toBe(NO_FIELD)
    expect(ask({ sort: `title, -${path}` })).toBe(NO_FIELD)
  })

  it('may name an id two relations away and a list of the document itself', () => {
    expect(where('author.home')).toBe('allowed')
    expect(where('author.home.id')).toBe('allowed')
    expect(where('tags', 'in', ['x'])).toBe('allowed')
    expect(where('years', 'equals', 3)).toBe('allowed')
  })

  it('is checked within and, or, and conditions about a referenced document', () => {
    expect(ask({ where: { and: [{ title: { equals: 'x' } }, { or: [{ hash: { equals: 'x' } }] }] } })).toBe(NO_FIELD)
    expect(ask({ where: { AND: [{ hash: { equals: 'x' } }] } })).toBe(NO_FIELD)
    expect(ask({ where: { and: 'hash' } })).toBe('allowed')
    expect(ask({ where: { author: { contains: { 'home.title': { equals: 'x' } } } } })).toBe(NO_FIELD)
    expect(ask({ where: { author: { contains: { email: { equals: 'x' } } } } })).toBe('allowed')
    expect(ask({ where: { hash: 'x' } })).toBe(NO_FIELD)
    expect(ask({ where: { title: 'x' } })).toBe('allowed')
  })

  it('is checked in the filters and sort orders of joins', () => {
    expect(ask({ joins: { children: { where: { hash: { equals: 'x' } } } } })).toBe(NO_FIELD)
    expect(ask({ joins: { children: { sort: 'author.home.title' } } })).toBe(NO_FIELD)
    expect(ask({ joins: { children: { sort: 'title', where: { title: { equals: 'x' } } } } })).toBe('allowed')
    expect(ask({ joins: { children: false } })).toBe('allowed')
    expect(ask({ joins: false })).toBe('allowed')
    expect(ask({ joins: { elsewhere: { sort: 'body.x' } } })).toBe('allowed')
    expect(ask({ joins: { children: { sort: 'body.x' } } })).toMatch('cannot be sorted')
  })

  it('a path of versions is checked from the version, its parent and its dates', () => {
    const inVersions = { operation: 'readVersions' }
    const of = (path: string, operator = 'equals', value: unknown = ID) =>
      ask({ where: { [path]: { [operator]: value } } }, inVersions)
    expect(of('version.title')).toBe('allowed')
    expect(of('version.author.home.title')).toBe(NO_FIELD)
    expect(of('parent.author.email')).toBe(NO_FIELD)
    expect(of('parent.title')).toBe('allowed')
    expect(of('version.body', 'like')).toMatch('"version.body" cannot be queried with "like"')
    expect(of('createdAt', 'like', '2026')).toMatch('"createdAt" cannot be queried')
    expect(of('updatedAt', 'contains', '2026')).toMatch('"updatedAt" cannot be queried')
    expect(of('createdAt', 'equals', '2026')).toBe('allowed')
  })

  it('is unrestricted for the server itself', () => {
    expect(ask({ where: { hash: { equals: 'x' } } }, { overrideAccess: true })).toBe('allowed')
  })
})

describe('JSON fields in a query', () => {
  it('allow equals, not_equals and exists for the whole value', () => {
    for (const path of ['settings', 'body', 'body.cy', 'layout'])
      for (const operator of ['equals', 'not_equals', 'exists']) expect(where(path, operator)).toBe('allowed')
    for (const operator of ['like', 'contains', 'greater_than', 'in', 'not_like'])
      expect(where('settings', operator)).toBe(
        `"settings" cannot be queried with "${operator}": rich text, blocks and JSON take equals, exists, not_equals.`,
      )
    expect(ask({ sort: 'settings' })).toBe('allowed')
  })

  it('allow comparisons of values inside with text, numbers, booleans and null', () => {
    for (const operator of ['equals', 'not_equals', 'exists', 'like', 'not_like'])
      expect(where('settings.colour', operator)).toBe('allowed')
    expect(where('body.cy.root', 'contains')).toMatch('take equals, exists, like, not_equals, not_like.')
    for (const value of [null, true, 3, 'x']) expect(where('settings.colour', 'equals', value)).toBe('allowed')
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY])
      expect(where('settings.colour', 'equals', value)).toMatch('this value')
    for (const operator of ['like', 'not_like']) expect(where('settings.colour', operator, 3)).toMatch('this value')
    expect(where('settings.colour', 'exists', Number.NaN)).toBe('allowed')
    expect(where('settings', 'equals', Number.NaN)).toBe('allowed')
  })

  it('cannot be sorted by a part, nor queried in another document', () => {
    expect(ask({ sort: 'settings.colour' })).toBe(
      'Documents cannot be sorted by "settings.colour": it is part of rich text, blocks or JSON.',
    )
    expect(where('author.notes')).toBe(
      '"author.notes" cannot be queried: it is rich text, blocks or JSON of another document.',
    )
  })

  it.each([
    'layout.page.title',
    'layout.inner.page.title',
    'layout.group.page.title',
    'footer.page.title',
    'layout.any.value.title',
    'layout.any.x',
  ])('refuse a path through a reference inside a block: %s', (path) => {
    expect(where(path)).toBe(`"${path}" cannot be queried: a query does not follow references inside blocks.`)
  })

  it.each([
    'layout.page',
    'layout.title',
    'layout.title.cy',
    'layout.any.value',
    'layout.any.relationTo',
    'layout.nothing.here',
    'layout.title.more',
    'layout.inner',
    'layout.group',
    'footer.title',
  ])('allow ids and plain values inside blocks: %s', (path) => {
    expect(where(path)).toBe('allowed')
  })
})

describe('operators of a query', () => {
  it('take one value, or a list for all, in and not_in', () => {
    expect(where('title', 'equals', ['x'])).toBe('"title" takes one value with "equals".')
    for (const operator of ['all', 'in', 'not_in']) expect(where('title', operator, ['x'])).toBe('allowed')
    expect(where('tags', 'equals', ['x'])).toBe('allowed')
    expect(where('tags', 'like', ['x'])).toBe('"tags" takes one value with "like".')
    expect(where('nowhere', 'equals', ['x'])).toBe('"nowhere" takes one value with "equals".')
  })

  it('refuse the text "null" for in on a reference', () => {
    for (const path of ['author', 'image', 'anything']) {
      expect(where(path, 'in', 'null')).toBe(`"${path}" cannot be queried with "in" and this value.`)
      expect(where(path, 'equals', 'null')).toBe('allowed')
      expect(where(path, 'in', ID)).toBe('allowed')
    }
    expect(where('title', 'in', 'null')).toBe('allowed')
  })

  it('require a list for in, not_in and all on a polymorphic reference', () => {
    for (const path of ['anything.value', 'anything__value'])
      for (const operator of ['all', 'in', 'not_in']) {
        expect(where(path, operator, '')).toBe(`"${path}" cannot be queried with "${operator}" and this value.`)
        expect(where(path, operator, `${ID},${ID}`)).toMatch('this value')
        expect(where(path, operator, [ID])).toBe('allowed')
      }
    expect(where('anything.value', 'equals', ID)).toBe('allowed')
    expect(where('anything.relationTo', 'in', 'pages')).toBe('allowed')
    expect(where('author.value', 'in', 'one')).toBe('allowed')
  })

  it('allow like and contains on text and numbers, and dates within their range', () => {
    expect(where('title', 'like', 'x')).toBe('allowed')
    expect(where('title', 'like', 3)).toMatch('this value')
    expect(where('price', 'like', 3)).toBe('allowed')
    expect(where('title', 'not_like', null)).toMatch('this value')
    expect(where('title', 'contains', 3)).toBe('allowed')
    for (const operator of ['like', 'not_like', 'contains'])
      expect(where('startDate', operator, 'x')).toMatch('this value')
    expect(where('startDate', 'equals', 1e12)).toBe('allowed')
    expect(where('startDate', 'equals', Number.MAX_VALUE)).toMatch('this value')
    expect(where('startDate', 'in', [1e12, '2027-03-01'])).toBe('allowed')
    expect(where('startDate', 'in', [1e12, Number.MAX_VALUE])).toMatch('this value')
  })
})

describe('value of a query', () => {
  const change = (path: string, operator: string, value: unknown) =>
    ask({ where: { [path]: { [operator]: value } } }, { operation: 'delete' })

  it.each([
    ['author', 'equals', 'abc'],
    ['author.id', 'not_equals', '7'],
    ['author', 'in', `${ID},abc`],
    ['author', 'not_in', [ID, 'abc']],
    ['image', 'equals', 'abc'],
    ['anything.value', 'equals', 'abc'],
    ['price', 'greater_than', 'abc'],
    ['years', 'equals', 'abc'],
    ['startDate', 'less_than', 'abc'],
    ['startDate', 'equals', 'yesterday'],
    ['version.author', 'equals', 'abc'],
  ])('a value that %s cannot have is refused: %s %s', (path, operator, value) => {
    expect(where(path, operator, value)).toMatch('cannot be queried with')
    expect(change(path, operator, value)).toMatch('cannot be queried with')
  })

  it.each([
    ['author', 'equals', ID],
    ['author', 'in', `${ID}, ${ID}`],
    ['author', 'equals', 'null'],
    ['author', 'equals', null],
    ['author', 'exists', 'false'],
    ['anything.relationTo', 'equals', 'pages'],
    ['anything', 'equals', { relationTo: 'pages', value: ID }],
    ['price', 'greater_than', '7.5'],
    ['price', 'equals', 0],
    ['startDate', 'less_than', '2027-03-01'],
    ['startDate', 'less_than', new Date()],
    ['title', 'equals', ''],
  ])('a value that %s can have is allowed: %s %s', (path, operator, value) => {
    expect(where(path, operator, value)).toBe('allowed')
    expect(change(path, operator, value)).toBe('allowed')
  })

  it.each(['author', 'price', 'startDate'])(
    'the value of %s may be missing in a list, not in a change of many',
    (path) => {
      expect(where(path, 'equals', '')).toBe('allowed')
      expect(change(path, 'equals', '')).toMatch('cannot be queried with')
    },
  )
})
