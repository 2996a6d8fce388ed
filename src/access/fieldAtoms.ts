import type { Access, BasePayload, FieldAccess, Where } from 'payload'
import { evaluateForPerson, personOf } from './personOf'
import { accessibleTenants, tenantsWithPermission, type Person } from './person'
import { oncePerProcess } from '@/lib/process/oncePerProcess'
import { readVisibleIds, type VisibleIds } from '@/database/people/visibleIds'

/** Read once for access rules, in the bundle that has started Payload, and for pages, in theirs. */
const byPerson = oncePerProcess('visibleIds', () => new WeakMap<Person, Promise<VisibleIds>>())

/**
 * What is visible to a person beside the documents of their tenants, read in one statement per request: a page evaluates
 * the access to every collection and field several times.
 */
function visibleTo(payload: BasePayload, person: Person): Promise<VisibleIds> {
  const visible = byPerson.get(person) ?? readVisible(payload, person)
  byPerson.set(person, visible)
  visible.catch(() => byPerson.delete(person))
  return visible
}

const readVisible = (payload: BasePayload, person: Person): Promise<VisibleIds> =>
  readVisibleIds(payload, {
    administered: tenantsWithPermission(person, 'users:admin'),
    current: person.current?.id ?? null,
    tenants: accessibleTenants(person),
    userId: person.id,
  })

const TRUSTED: Where = { and: [{ trusted: { equals: true } }, { active: { equals: true } }] }

/**
 * Active trusted partners, the user's own organisation, and organisations that requested access to a tenant in which
 * the user holds `users:admin`. Super-admins: all.
 */
export const isKnownOrganisation: Access = ({ req }) =>
  evaluateForPerson(req, async (person): Promise<boolean | Where> => {
    if (!person) return false
    return (
      person.isSuperAdmin || { or: [TRUSTED, { id: { in: (await visibleTo(req.payload, person)).organisations } }] }
    )
  })

/** Apps that are on offer, and apps that one of the user's tenants still has. Super-admins: all. */
export const isOfferedApp: Access = ({ req }) =>
  evaluateForPerson(req, async (person): Promise<boolean | Where> => {
    if (!person) return false
    return (
      person.isSuperAdmin || {
        or: [{ active: { not_equals: false } }, { id: { in: (await visibleTo(req.payload, person)).apps } }],
      }
    )
  })

/**
 * Pictures of the user's tenants, of their members, of partners visible to everybody, and logos of apps. Super-admins:
 * all.
 */
export const isVisibleAvatar: Access = ({ req }) =>
  evaluateForPerson(req, async (person): Promise<boolean | Where> => {
    if (!person) return false
    if (person.isSuperAdmin) return true
    const tenants = accessibleTenants(person)
    const visible: Where = { id: { in: (await visibleTo(req.payload, person)).avatars } }
    return { or: tenants.length > 0 ? [visible, { tenant: { in: tenants } }] : [visible] }
  })

/**
 * Offers booking fields as list columns and filters where the current tenant has an app that sells tickets; the form
 * checks the tenant of its document instead. Values of a document are always readable.
 */
export const canUseBookingFields: FieldAccess = ({ data, doc, id, req }) => {
  if (data || doc || id) return true
  return evaluateForPerson(req, (person) =>
    person?.current ? visibleTo(req.payload, person).then(({ sellsTickets }) => sellsTickets) : true,
  )
}

/** Users of the tenants in which the person holds `users:admin`. */
export const isColleague: Access = async ({ req }) => {
  const person = await personOf(req)
  if (!person) return false
  const tenants = tenantsWithPermission(person, 'users:admin')
  if (tenants.length === 0) return false
  return { id: { in: (await visibleTo(req.payload, person)).colleagues } }
}
