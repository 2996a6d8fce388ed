import type { CollectionConfig } from 'payload'
import { isSuperAdmin, nobody } from '@/access/atoms'

/** Access for collections that only the provider reads and writes. */
export const providerOnly: CollectionConfig['access'] = {
  create: isSuperAdmin,
  delete: isSuperAdmin,
  read: isSuperAdmin,
  unlock: nobody,
  update: isSuperAdmin,
}

/**
 * Hides a collection from everyone but super admins. This affects navigation only; access control protects the data.
 */
export const hiddenFromStaff = ({ user }: { user: object | null }): boolean => {
  const roles = user && 'roles' in user ? user.roles : []
  return !(Array.isArray(roles) && roles.includes('super-admin'))
}
