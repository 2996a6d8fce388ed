import type { Access, AccessArgs, AccessResult, BasePayload, Where } from 'payload'
import { readVisibleIds, type VisibleIds } from '../database/people/visibleIds'
import { oncePerProcess } from '../lib/process/oncePerProcess'
import { type Person, accessibleTenants, tenantsWithPermission } from './person'

/** Allows if any rule does. The first `true` wins; where clauses are joined by `or`. */
export const anyOf =
  (...rules: Access[]): Access =>
  async (args: AccessArgs): Promise<AccessResult> => {
    const wheres: Where[] = []
    for (const rule of rules) {
      const result = await rule(args)
      if (result === true) return true
      if (result !== false) wheres.push(result)
    }
    const [first, ...others] = wheres
    if (!first) return false
    return others.length === 0 ? first : { or: wheres }
  }

/** Allows only if every rule does. Where clauses are joined by `and`. */
export const allOf =
  (...rules: Access[]): Access =>
  async (args: AccessArgs): Promise<AccessResult> => {
    const wheres: Where[] = []
    for (const rule of rules) {
      const result = await rule(args)
      if (result === false) return false
      if (result !== true) wheres.push(result)
    }
    const [first, ...others] = wheres
    if (!first) return true
    return others.length === 0 ? first : { and: wheres }
  }

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
