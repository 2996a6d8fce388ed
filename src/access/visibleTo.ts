import type { BasePayload } from 'payload'
import { readVisibleIds, type VisibleIds } from '@/database/people/visibleIds'
import { oncePerProcess } from '@/lib/process/oncePerProcess'
import { accessibleTenants, type Person, tenantsWithPermission } from './person'

const byPerson = oncePerProcess('seenBy', () => new WeakMap<Person, Promise<VisibleIds>>())

/**
 * Ids of the users, pictures, organisations and apps visible to a person, read in one statement per request: a page
 * evaluates the read access of every collection several times.
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
    tenants: accessibleTenants(person),
    userId: person.id,
  })
