import { isAboutTypeWith } from '@/access/aboutTypes'
import type { Person } from '@/access/person'
import { isOwnInTenant } from '@/access/atoms'
import { personIn, requestOf } from './people.support'

const contentTypes = [
  { group: { name: 'pages' }, slug: 'pages' },
  { group: { name: 'pages' }, slug: 'snippets' },
  { group: { name: 'events' }, slug: 'performances' },
]
const payload = { config: { custom: { callboard: { contentTypes } } } }
const superAdmin = personIn({}, { id: 'super', isSuperAdmin: true })

describe('isAboutTypeWith', () => {
  const access = async (person: Person | null) =>
    isAboutTypeWith('manage', 'type')({ req: requestOf(person, { payload }) } as never)

  it('allows what is about the types that the person can edit, in the sites where they can', async () => {
    const keys = ['pages:manage', 'events:view']
    expect(await access(personIn({ a: { keys }, b: { keys: [...keys, 'events:manage'] }, c: {} }))).toEqual({
      or: [
        { and: [{ tenant: { in: ['a', 'b'] } }, { type: { in: ['pages', 'snippets'] } }] },
        { and: [{ tenant: { in: ['b'] } }, { type: { in: ['performances'] } }] },
      ],
    })
  })

  it('names types with the same sites in one condition, and leaves out those that the person cannot edit', async () => {
    const all = personIn({ a: { keys: ['pages:manage', 'events:manage'] } })
    expect(await access(all)).toEqual({
      or: [{ and: [{ tenant: { in: ['a'] } }, { type: { in: ['pages', 'snippets', 'performances'] } }] }],
    })
    expect(await access(personIn({ a: { keys: ['events:manage', 'pages:view'] } }))).toEqual({
      or: [{ and: [{ tenant: { in: ['a'] } }, { type: { in: ['performances'] } }] }],
    })
  })

  it('allows everything to super-admins, and nothing to viewers and visitors', async () => {
    expect(await access(superAdmin)).toBe(true)
    expect(await access(personIn({ a: { keys: ['pages:view', 'events:view'] } }))).toBe(false)
    expect(await access(null)).toBe(false)
  })
})

describe('isOwnInTenant', () => {
  const access = async (person: Person | null) => isOwnInTenant('author')({ req: requestOf(person) } as never)

  it("allows a person's own documents in the sites that they can open", async () => {
    expect(await access(personIn({ a: {}, b: { kind: 'withheld' } }))).toEqual({
      and: [{ author: { equals: 'me' } }, { tenant: { in: ['a'] } }],
    })
  })

  it('allows super-admins their own documents in every site, and visitors none', async () => {
    expect(await access(superAdmin)).toEqual({ author: { equals: 'super' } })
    expect(await access(null)).toBe(false)
  })
})
