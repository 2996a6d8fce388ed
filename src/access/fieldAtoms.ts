import type { Access, Where, FieldAccess } from 'payload'
import { evaluateForPerson } from './personOf'
import { visibleTo } from './visibleTo'
import { accessibleTenants, administers, hasPermission, type Person } from './person'
import { idOf } from '../lib/values'
import { oncePerProcess } from '../lib/process/oncePerProcess'
import { sellsTickets } from '../database/apps/apps'

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
    const seen: Where = { id: { in: (await visibleTo(req.payload, person)).avatars } }
    return { or: tenants.length > 0 ? [seen, { tenant: { in: tenants } }] : [seen] }
  })

/** Owners, admins and super-admins of the picture's tenant: the one in the data, otherwise the current one. */
export const canAddAvatar: Access = ({ data, req }) =>
  evaluateForPerson(req, (person) =>
    administers(person, idOf((data as { tenant?: unknown } | undefined)?.tenant) ?? person?.current?.id),
  )

/** Requires `settings:domains` in the tenant that is read: its DNS records contain the ownership proof. */
export const canReadDomainRecords: FieldAccess = ({ doc, id, req }) =>
  evaluateForPerson(req, (person) => hasPermission(person, 'settings:domains', String(id ?? doc?.id ?? '')))

/** Requires `users:admin` in the tenant that is read. */
export const canReadRequestCode: FieldAccess = ({ doc, id, req }) =>
  evaluateForPerson(req, (person) => hasPermission(person, 'users:admin', String(id ?? doc?.id ?? '')))

/** Results by person, because the rule runs for each booking field of each content type. */
const ticketSales = oncePerProcess('offersBooking', () => new WeakMap<Person, Promise<boolean>>())

/**
 * Offers booking fields as list columns and filters where the current tenant has an app that sells tickets; the form
 * checks the tenant of its document instead. Values of a document are always readable.
 */
export const canUseBookingFields: FieldAccess = ({ data, doc, id, req }) => {
  if (data || doc || id) return true
  return evaluateForPerson(req, (person) => {
    if (!person?.current) return true
    const isOffered = ticketSales.get(person) ?? sellsTickets(req, person.current.id)
    ticketSales.set(person, isOffered)
    isOffered.catch(() => ticketSales.delete(person))
    return isOffered
  })
}
