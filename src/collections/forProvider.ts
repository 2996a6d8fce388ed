import type { CollectionConfig } from 'payload'
import { isSuperAdmin, nobody } from '../access/atoms'

/** Access to what only the provider reads and writes. */
export const providerOnly: CollectionConfig['access'] = {
  create: isSuperAdmin,
  delete: isSuperAdmin,
  read: isSuperAdmin,
  unlock: nobody,
  update: isSuperAdmin,
}

/** Keeps a collection out of everybody else's admin. Access control is what protects it. */
export const hiddenFromStaff = ({ user }: { user: object | null }): boolean => {
  const roles = user && 'roles' in user ? user.roles : []
  return !(Array.isArray(roles) && roles.includes('super-admin'))
}
