import type { CollectionConfig } from 'payload'
import { authStrategy } from '../../access/session'
import { anyOf } from '../../access/combine'
import { isColleague, isSelf, isSuperAdmin, nobody } from '../../access/atoms'
import { hiddenFromStaff } from '../forProvider'
import { userFields } from './fields'
import { guardCredentials } from './guardCredentials'
import { lockUser } from './lockUser'

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
    delete: isSuperAdmin,
    read: anyOf(isSuperAdmin, isSelf, isColleague),
    // Accounts are never locked: rate limits apply per network and device, and expire.
    unlock: nobody,
    update: anyOf(isSuperAdmin, isSelf),
  },
  admin: {
    defaultColumns: ['email', 'firstName', 'lastName', 'updatedAt'],
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
  hooks: { beforeOperation: [lockUser], beforeValidate: [guardCredentials] },
  lockDocuments: false,
}
