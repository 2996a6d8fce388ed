import type { Access, FieldAccess, Where } from 'payload'
import { idOf } from '@/lib/values'
import { scopeOf } from './bearerTokens'
import { accessibleTenants, administers, hasPermission, tenantsWithPermission, type Person } from './person'
import { evaluateForPerson } from './personOf'

/** Denies everyone. Operations of the application bypass access control, each with a comment that gives the reason. */
export const nobody: Access & FieldAccess = () => false

export const isSignedIn: Access = ({ req }) => Boolean(req.user)

/** The signed-in user's own document. */
export const isSelf: Access = ({ req }) => (req.user ? { id: { equals: req.user.id } } : false)

const isProvider = (person: Person | null): boolean => person?.isSuperAdmin ?? false

/** Super-admins only. */
export const isSuperAdmin: Access = ({ req }) => evaluateForPerson(req, isProvider)

/** What is not the installation's own: see `internalField`. */
const NOT_INTERNAL: Where = { internal: { not_equals: true } }

/** Super-admins only, and not what the installation made for itself. */
export const isListedBySuperAdmin: Access = ({ req }) =>
  evaluateForPerson(req, (person): boolean | Where => isProvider(person) && NOT_INTERNAL)

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

/**
 * What belongs to the person, in the tenants they are a member of. Programs with an access token read nothing: it is for
 * the screen.
 * @param path of the field that refers to the owner
 */
export const isOwnInTenant =
  (path: string): Access =>
  ({ req }) =>
    scopeOf(req.user)
      ? false
      : evaluateForPerson(req, (person): boolean | Where => {
          if (!person) return false
          const isOwn = { [path]: { equals: person.id } }
          return person.isSuperAdmin ? isOwn : { and: [isOwn, { tenant: { in: accessibleTenants(person) } }] }
        })

/**
 * The tenants that the person is a member of, without those for which a second factor is missing. Super-admins: all but
 * internal ones.
 */
export const isTenantOfPerson: Access = ({ req }) =>
  evaluateForPerson(req, (person): boolean | Where => {
    if (!person) return false
    return person.isSuperAdmin ? NOT_INTERNAL : { id: { in: accessibleTenants(person) } }
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

/**
 * Allows a create when the person holds the key in the tenant of the data. Without a tenant, the current one is used:
 * this is how screens decide whether to offer the button. `guardTenant` checks the document itself again.
 */
export const inTenantOfData =
  (key: string): Access =>
  ({ data, req }) =>
    evaluateForPerson(req, (person) =>
      hasPermission(person, key, idOf((data as { tenant?: unknown } | undefined)?.tenant) ?? person?.current?.id),
    )

/**
 * Documents of the tenants in which the person holds the key.
 * @param key a permission key, or several, all of which are required
 * @param path the tenant field; `version.tenant` in versions
 */
export const inTenantsWith = (key: string | [string, ...string[]], path = 'tenant'): Access => {
  const [first, ...others] = typeof key === 'string' ? [key] : key
  const rule = (person: Person | null): Where | boolean => {
    if (!person) return false
    if (person.isSuperAdmin) return true
    const tenants = tenantsWithPermission(person, first).filter((id) =>
      others.every((other) => person.memberships.get(id)?.keys.has(other)),
    )
    return tenants.length > 0 ? { [path]: { in: tenants } } : false
  }
  return ({ req }) => evaluateForPerson(req, rule)
}

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
