import type { FlattenedField } from 'payload'
import { restrictQueries } from '@/access/restrictQueries'
import { requestOf } from './people.support'

const field = (more: object) => more as FlattenedField
const text = (name: string) => field({ name, type: 'text' })

const users = [text('email'), text('name'), field({ name: 'cards', flattenedFields: [text('colour')], type: 'array' })]
const works = [text('name'), text('year')]
const events: FlattenedField[] = [
  field({ name: 'title', localized: true, type: 'text' }),
  text('name'),
  text('price'),
  field({ name: 'isOpen', type: 'checkbox' }),
  field({ name: 'author', relationTo: 'users', type: 'relationship' }),
  field({ name: 'tags', hasMany: true, type: 'text' }),
  field({ name: 'works', hasMany: true, relationTo: 'works', type: 'relationship' }),
  field({
    name: 'seo',
    flattenedFields: [text('name'), field({ name: 'reviewer', relationTo: 'users', type: 'relationship' })],
    type: 'group',
  }),
  field({
    name: 'credits',
    flattenedFields: [
      text('role'),
      field({ name: 'isLead', type: 'checkbox' }),
      field({ name: 'person', relationTo: 'users', type: 'relationship' }),
      field({ name: 'portrait', relationTo: 'users', type: 'upload' }),
      field({ name: 'others', hasMany: true, relationTo: 'users', type: 'relationship' }),
    ],
    type: 'array',
  }),
]
const payload = {
  collections: { users: { config: { flattenedFields: users } }, works: { config: { flattenedFields: works } } },
  config: { localization: { localeCodes: ['en', 'cy'] } },
}

/** What the API answers to a list in such an order: nothing if it is allowed. */
function sortBy(...sort: string[]): string | null {
  const collection = { flattenedFields: events, joins: {}, slug: 'events' }
  try {
    const args = { sort }
    restrictQueries({ args, collection, operation: 'read', req: requestOf(null, { payload }) } as never)
    return null
  } catch (error) {
    expect(error).toMatchObject({ isPublic: true, status: 400 })
    return (error as Error).message
  }
}

describe('sort by a field with several values', () => {
  it.each(['credits.role', 'credits.others', 'tags', 'works', 'works.year', 'works__year', 'author.cards.colour'])(
    'is allowed beside a single value: %s',
    (path) => {
      expect(sortBy(path)).toBeNull()
      expect(sortBy(path, 'price')).toBeNull()
      expect(sortBy('price', `-${path}`)).toBeNull()
    },
  )

  it.each(['credits.isLead', 'credits.person', 'credits.portrait'])(
    'is refused where the values have no first one: %s',
    (path) => {
      expect(sortBy(path)).toBe(
        `Documents cannot be sorted by "${path}": a document has several of them, and none comes first.`,
      )
    },
  )

  it.each(['isOpen', 'author', 'price', 'nowhere'])('leaves a sort by a single value unrestricted: %s', (path) => {
    expect(sortBy(path)).toBeNull()
    expect(sortBy(path, 'author.email')).toBeNull()
  })

  it.each([
    ['credits.role', 'author.email'],
    ['credits.role', 'title'],
    ['credits.role', 'tags'],
    ['works.year', 'author.email'],
    ['author.cards.colour', 'seo.reviewer.email'],
    ['tags', 'title'],
  ])('is refused together with a column of another table: %s, %s', (path, other) => {
    const refusal = (one: string, two: string) => `Documents cannot be sorted by "${one}" and "${two}" at once.`
    expect(sortBy(path, other)).toBe(refusal(path, other))
    expect([refusal(path, other), refusal(other, path)]).toContain(sortBy(other, path))
  })
})

describe('sort by two columns', () => {
  it.each([
    ['author.name', 'name'],
    ['author.email', 'seo.reviewer.email'],
  ])('is refused in either order when they have the same name: %s, %s', (path, other) => {
    expect(sortBy(path, other)).toMatch(/cannot be sorted by "\S+" and "\S+" at once/)
    expect(sortBy(other, path)).toMatch(/cannot be sorted by "\S+" and "\S+" at once/)
  })

  it.each([
    ['author.name', 'price'],
    ['author.name', 'seo.name'],
    ['author.name', 'seo.reviewer.email'],
    ['name', 'seo.name'],
    ['name', 'price'],
  ])('is allowed in either order when their names differ: %s, %s', (path, other) => {
    expect(sortBy(path, other)).toBeNull()
    expect(sortBy(other, path)).toBeNull()
  })
})
