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
 * Everybody who signs in. A person changes their own profile here and nothing else; what they may do is in
 * `memberships`, changed by named operations.
 */
export const Users: CollectionConfig = {
  slug: 'users',
  access: {
    admin: ({ req }) => Boolean(req.user),
    create: isSuperAdmin,
    delete: isSuperAdmin,
    read: anyOf(isSuperAdmin, isSelf, isColleague),
    // Nobody is locked out: limits are by network and device, and end by themselves.
    unlock: nobody,
    update: anyOf(isSuperAdmin, isSelf),
  },
  admin: {
    defaultColumns: ['email', 'firstName', 'lastName', 'updatedAt'],
    hidden: hiddenFromStaff,
    listSearchableFields: ['email', 'firstName', 'lastName', 'displayName'],
    useAsTitle: 'email',
  },
  // Signing in is an operation of ours, with limits of its own: nobody is locked out by somebody else.
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
