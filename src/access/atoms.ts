import type { Access, FieldAccess, Where } from 'payload'
import { type Person, tenantsWith, openTenants, administers } from './person'
import { evaluateForPerson, personOf } from './personOf'
import { colleaguesIn } from '../database/people/places'

/** Only our own operations do this, with a reason beside the line. */
export const nobody: Access & FieldAccess = () => false

export const isSignedIn: Access = ({ req }) => Boolean(req.user)

/** Documents whose id is the signed-in person's. */
export const isSelf: Access = ({ req }) => (req.user ? { id: { equals: req.user.id } } : false)

const rule = (person: Person | null): boolean => person?.isSuperAdmin ?? false

/** The provider. */
export const isSuperAdmin: Access = ({ req }) => evaluateForPerson(req, rule)

/** The same for one field. */
export const onlySuperAdmin: FieldAccess = ({ req }) => evaluateForPerson(req, rule)

/** A field of a user that concerns nobody but that person and the provider: colleagues see the rest. */
export const isThePerson: FieldAccess = ({ doc, id, req }) => {
  if (!req.user) return false
  const of = doc?.id ?? id
  return of === req.user.id || evaluateForPerson(req, (person) => person?.isSuperAdmin ?? false)
}

/** Documents that name the signed-in person in the given field. */
export const isOwnRow =
  (field: string): Access =>
  ({ req }) =>
    req.user ? { [field]: { equals: req.user.id } } : false

/** People of the tenants whose people the person administers. */
export const isColleague: Access = async ({ req }) => {
  const person = await personOf(req)
  if (!person) return false
  const tenants = tenantsWith(person, 'users:admin')
  if (tenants.length === 0) return false
  return { id: { in: await colleaguesIn(req.payload, tenants) } }
}

/** The tenants that the person belongs to and may look into. */
export const isTenantOfPerson: Access = ({ req }) =>
  evaluateForPerson(req, (person): boolean | Where => {
    if (!person) return false
    return person.isSuperAdmin || { id: { in: openTenants(person) } }
  })

/** Documents of the tenants that the person owns or is admin of. */
export const ofAdministeredTenants: Access = ({ req }) =>
  evaluateForPerson(req, (person): boolean | Where => {
    if (!person) return false
    const tenants = [...person.memberships.keys()].filter((id) => administers(person, id))
    return tenants.length > 0 ? { tenant: { in: tenants } } : false
  })
