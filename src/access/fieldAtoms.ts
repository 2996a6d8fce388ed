import type { Access, Where, FieldAccess } from 'payload'
import { evaluateForPerson } from './personOf'
import { seenBy } from './seenBy'
import { openTenants, administers, holds, type Person } from './person'
import { idOf } from '../lib/values'
import { oncePerProcess } from '../lib/process/oncePerProcess'
import { sellsTickets } from '../database/apps/apps'

const TRUSTED: Where = { and: [{ trusted: { equals: true } }, { active: { equals: true } }] }

/**
 * Trusted partners, the organisation that the person works for, and those that asked for a tenant whose people the
 * person administers.
 */
export const isKnownOrganisation: Access = ({ req }) =>
  evaluateForPerson(req, async (person): Promise<boolean | Where> => {
    if (!person) return false
    return person.isSuperAdmin || { or: [TRUSTED, { id: { in: (await seenBy(req.payload, person)).organisations } }] }
  })

/** Apps that are offered, and those that a site of the person still has. The provider sees all. */
export const isOfferedApp: Access = ({ req }) =>
  evaluateForPerson(req, async (person): Promise<boolean | Where> => {
    if (!person) return false
    return (
      person.isSuperAdmin || {
        or: [{ active: { not_equals: false } }, { id: { in: (await seenBy(req.payload, person)).apps } }],
      }
    )
  })

/** Portraits and marks of the person's own tenants, of the people in them, of the partners that everybody sees, and the logos of apps. */
export const isSeenAvatar: Access = ({ req }) =>
  evaluateForPerson(req, async (person): Promise<boolean | Where> => {
    if (!person) return false
    if (person.isSuperAdmin) return true
    const tenants = openTenants(person)
    const seen: Where = { id: { in: (await seenBy(req.payload, person)).avatars } }
    return { or: tenants.length > 0 ? [seen, { tenant: { in: tenants } }] : [seen] }
  })

/** Whoever administers the tenant that the picture is for: the one that is named, else the one on screen. */
export const mayAddAvatar: Access = ({ data, req }) =>
  evaluateForPerson(req, (person) =>
    administers(person, idOf((data as { tenant?: unknown } | undefined)?.tenant) ?? person?.current?.id),
  )

/** Those who set up domains of the tenant that is read: the proof of a name stands in its records. */
export const maySeeDomainRecords: FieldAccess = ({ doc, id, req }) =>
  evaluateForPerson(req, (person) => holds(person, 'settings:domains', String(id ?? doc?.id ?? '')))

/** Those who decide about staff of the tenant that is read. */
export const maySeeRequestCode: FieldAccess = ({ doc, id, req }) =>
  evaluateForPerson(req, (person) => holds(person, 'users:admin', String(id ?? doc?.id ?? '')))

/** Asked for each field of each type that has one: the answers, by who is asked for in one request. */
const known = oncePerProcess('offersBooking', () => new WeakMap<Person, Promise<boolean>>())

/**
 * Lists offer booking fields, as columns and filters, where the site on screen has an app that sells tickets; the form
 * asks the same of the site that its document is of. What a document holds can be read anywhere.
 */
export const offersBooking: FieldAccess = ({ data, doc, id, req }) => {
  if (data || doc || id) return true
  return evaluateForPerson(req, (person) => {
    if (!person?.current) return true
    const answer = known.get(person) ?? sellsTickets(req, person.current.id)
    known.set(person, answer)
    answer.catch(() => known.delete(person))
    return answer
  })
}
