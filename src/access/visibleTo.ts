import type { BasePayload } from 'payload'
import { readVisibleIds, type VisibleIds } from '@/database/people/visibleIds'
import { oncePerProcess } from '@/lib/process/oncePerProcess'
import { accessibleTenants, type Person, tenantsWithPermission } from './person'

const byPerson = oncePerProcess('seenBy', () => new WeakMap<Person, Promise<VisibleIds>>())

/**
 * What is visible to a person beside the documents of their tenants, read in one statement per request: a page evaluates
 * the access to every collection and field several times.
 */
export function visibleTo(payload: BasePayload, person: Person): Promise<VisibleIds> {
  const seen = byPerson.get(person) ?? read(payload, person)
  byPerson.set(person, seen)
  seen.catch(() => byPerson.delete(person))
  return seen
}

const read = (payload: BasePayload, person: Person): Promise<VisibleIds> =>
  readVisibleIds(payload, {
    administered: tenantsWithPermission(person, 'users:admin'),
    current: person.current?.id ?? null,
    tenants: accessibleTenants(person),
    userId: person.id,
  })
