import type { BasePayload } from 'payload'
import { readSeen, type Seen } from '../database/people/seen'
import { oncePerProcess } from '../lib/process/oncePerProcess'
import { type Person, openTenants, tenantsWith } from './person'

const byPerson = oncePerProcess('seenBy', () => new WeakMap<Person, Promise<Seen>>())

/**
 * Ids of the users, pictures, organisations and apps visible to a person, read in one statement per request: a page
 * evaluates the read access of every collection several times.
 */
export function seenBy(payload: BasePayload, person: Person): Promise<Seen> {
  const seen = byPerson.get(person) ?? read(payload, person)
  byPerson.set(person, seen)
  seen.catch(() => byPerson.delete(person))
  return seen
}

const read = (payload: BasePayload, person: Person): Promise<Seen> =>
  readSeen(payload, {
    administered: tenantsWith(person, 'users:admin'),
    tenants: openTenants(person),
    userId: person.id,
  })
