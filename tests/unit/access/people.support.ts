import type { PayloadRequest } from 'payload'
import type { MembershipKind, Person } from '@/access/person'
import { cachePerson } from '@/access/personOf'

type Places = Record<string, { keys?: string[]; kind?: MembershipKind }>

const site = (id: string) => ({
  id,
  addons: [],
  defaultLanguage: 'en',
  languages: ['en'],
  name: id,
  plan: null,
  slug: id,
  timezone: 'UTC',
})

/** A person by what they are in which sites; the first of them is on screen. */
export function personIn(places: Places, more: Partial<Person> = {}): Person {
  const memberships = new Map(
    Object.entries(places).map(([id, { keys = [], kind = 'staff' }]) => [
      id,
      { keys: new Set(keys), kind, role: null, tenant: site(id) },
    ]),
  )
  const [first] = memberships.values()
  return {
    id: 'me',
    current: first?.tenant ?? null,
    email: 'me@test.example',
    isSuperAdmin: false,
    isSupport: false,
    memberships,
    ...more,
  }
}

/** A request that somebody has signed in for; of nobody without a person. */
export function requestOf(person: Person | null, more: object = {}): PayloadRequest {
  const req = { headers: new Headers(), payload: {}, t: (key: string) => key, user: null, ...more }
  if (person) {
    const user = { id: person.id, collection: 'users' } as NonNullable<PayloadRequest['user']>
    cachePerson(user, person)
    Object.assign(req, { user })
  }
  return req as unknown as PayloadRequest
}
