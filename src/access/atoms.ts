import type { Access, FieldAccess, Where } from 'payload'
import { type Person, tenantsWithPermission, accessibleTenants, administers } from './person'
import { evaluateForPerson, personOf } from './personOf'
import { findColleagues } from '../database/people/tenantMembers'

/** Denies everyone. Operations of the application bypass access control, each with a comment that gives the reason. */
export const nobody: Access & FieldAccess = () => false

export const isSignedIn: Access = ({ req }) => Boolean(req.user)

/** The signed-in user's own document. */
export const isSelf: Access = ({ req }) => (req.user ? { id: { equals: req.user.id } } : false)

const isProvider = (person: Person | null): boolean => person?.isSuperAdmin ?? false

/** Super-admins only. */
export const isSuperAdmin: Access = ({ req }) => evaluateForPerson(req, isProvider)

/** Field access for super-admins only. */
export const isSuperAdminField: FieldAccess = ({ req }) => evaluateForPerson(req, isProvider)

/** A private field of a user: visible to that user and to super-admins, not to colleagues. */
export const isSelfOrSuperAdmin: FieldAccess = ({ doc, id, req }) => {
  if (!req.user) return false
  const userId = doc?.id ?? id
  return userId === req.user.id || evaluateForPerson(req, (person) => person?.isSuperAdmin ?? false)
}

/** Documents whose given field refers to the signed-in user. */
export const isOwnRow =
  (field: string): Access =>
  ({ req }) =>
    req.user ? { [field]: { equals: req.user.id } } : false

/** Users of the tenants in which the person holds `users:admin`. */
export const isColleague: Access = async ({ req }) => {
  const person = await personOf(req)
  if (!person) return false
  const tenants = tenantsWithPermission(person, 'users:admin')
  if (tenants.length === 0) return false
  return { id: { in: await findColleagues(req.payload, tenants) } }
}

/**
 * The tenants that the person is a member of, without those for which a second factor is missing. Super-admins: all.
 */
export const isTenantOfPerson: Access = ({ req }) =>
  evaluateForPerson(req, (person): boolean | Where => {
    if (!person) return false
    return person.isSuperAdmin || { id: { in: accessibleTenants(person) } }
  })

/**
 * Documents of the tenants that the person is owner or admin of. Super-admins: of all their own memberships, but of no
 * other tenant.
 */
export const inAdministeredTenants: Access = ({ req }) =>
  evaluateForPerson(req, (person): boolean | Where => {
    if (!person) return false
    const tenants = [...person.memberships.keys()].filter((id) => administers(person, id))
    return tenants.length > 0 ? { tenant: { in: tenants } } : false
  })
