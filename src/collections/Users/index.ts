import {
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type CollectionConfig,
  Forbidden,
  type PayloadRequest,
} from 'payload'
import { authStrategy } from '@/access/session'
import { anyOf } from '@/access/combine'
import { isListedBySuperAdmin, isSelf, isSuperAdmin, nobody } from '@/access/atoms'
import { isColleague } from '@/access/fieldAtoms'
import { hiddenFromStaff } from '@/collections/forProvider'
import { personOf } from '@/access/personOf'
import { publicError } from '@/access/publicError'
import { isUuid } from '@/lib/values'
import { lockAccount } from '@/database/accounts/accountReads'
import { deleteTokens } from '@/database/accounts/tokens'
import { deleteRowsOfAccount, hasOtherSuperAdmin } from '@/database/provider/dependents'
import { refuseDeletion } from '@/collections/hooks/refuseDeletion'
import { hasSuperAdminRole } from '@/database/people/memberships'
import { translatorOf } from '@/i18n/translator'
import { userFields } from './fields'

const CONFLICT = 409
const ROLE = 'super-admin'

/** Super-admins whom the request deletes or demotes: a bulk call changes several at the same time. */
const LEAVING = 'leavingSuperAdmins'

/** Refuses to delete the last super-admin. */
const refuseLastSuperAdminDeletion: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (await hasSuperAdminRole(req, String(id))) await assertOtherRemains(req, String(id))
}

/** Refuses to take the role of the last super-admin. */
const refuseLastSuperAdminDemotion: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  const isDemoted = operation === 'update' && hasRole(originalDoc) && 'roles' in data && !hasRole(data)
  if (isDemoted) await assertOtherRemains(req, String(originalDoc.id))
  return data
}

const hasRole = (user: { roles?: unknown } | undefined): boolean =>
  Array.isArray(user?.roles) && user.roles.includes(ROLE)

async function assertOtherRemains(req: PayloadRequest, id: string): Promise<void> {
  const leaving = (req.context[LEAVING] ??= new Set()) as Set<string>
  leaving.add(id)
  if (!(await hasOtherSuperAdmin(req, [...leaving])))
    throw publicError(translatorOf(req.i18n)('refusedLastSuperAdmin'), CONFLICT)
}

/**
 * Makes saves of the same user run one after the other. A save writes the whole user as it was read, including password
 * and sessions, and would otherwise undo a concurrent change.
 */
const lockUser: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const id = 'id' in args ? args.id : null
  if (operation === 'update' && req.transactionID && isUuid(id)) await lockAccount(req, id)
  return args
}

/** Rejects passwords in user updates: only operations that require the old password or a token may change them. */
const guardCredentials: CollectionBeforeValidateHook = async ({ data, operation, req }) => {
  if (operation !== 'update' || !data?.password || !req.user) return data
  if ((await personOf(req))?.isSuperAdmin) return data
  throw new Forbidden(req.t)
}

/** Ends the emailed links of an account whose password or address the provider sets, also those to another address. */
const endLinks: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  const isReset = Boolean(data.password) || ('email' in data && data.email !== originalDoc?.email)
  if (operation === 'update' && isReset) await deleteTokens(req, String(originalDoc.id))
  return data
}

/** Deletes what is of no use without the account. */
const deleteRows: CollectionBeforeDeleteHook = ({ id, req }) => deleteRowsOfAccount(req, String(id))

const EIGHT_HOURS = 8 * 60 * 60

/**
 * Everyone who can sign in. Users may edit only their own profile here; their permissions are in `memberships`, which
 * operations change.
 */
export const Users: CollectionConfig = {
  slug: 'users',
  access: {
    admin: ({ req }) => Boolean(req.user),
    create: isSuperAdmin,
    // A change of many accounts concerns those that the list shows.
    delete: isListedBySuperAdmin,
    read: anyOf(isListedBySuperAdmin, isSelf, isColleague),
    // Accounts are never locked: rate limits apply per network and device, and expire.
    unlock: nobody,
    update: anyOf(isListedBySuperAdmin, isSelf),
  },
  admin: {
    defaultColumns: ['email', 'firstName', 'lastName', 'createdAt'],
    hidden: hiddenFromStaff,
    listSearchableFields: ['email', 'firstName', 'lastName', 'displayName'],
    useAsTitle: 'email',
  },
  // Our own sign-in operation applies rate limits, so nobody can lock another user's account.
  auth: {
    cookies: {
      sameSite: 'Lax',
      secure: process.env.NODE_ENV === 'production' && (process.env.SERVER_URL ?? '').startsWith('https:'),
    },
    strategies: [authStrategy],
    tokenExpiration: EIGHT_HOURS,
    useSessions: true,
  },
  fields: userFields(),
  hooks: {
    beforeChange: [refuseLastSuperAdminDemotion, endLinks],
    beforeDelete: [refuseDeletion('owner', 'member'), refuseLastSuperAdminDeletion, deleteRows],
    beforeOperation: [lockUser],
    beforeValidate: [guardCredentials],
  },
  lockDocuments: false,
}
