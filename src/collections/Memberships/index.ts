import type { CollectionConfig } from 'payload'
import { anyOf } from '@/access/combine'
import { inTenantsWith, isOwnRow, isSuperAdmin, nobody } from '@/access/atoms'
import { hiddenFromStaff } from '@/collections/forProvider'
import { requireOwnRole } from '@/collections/hooks/requireOwnRole'

/**
 * Which users belong to which tenant, and with which role. A collection rather than an array on the user, so that
 * saving a stale user cannot restore a removed membership. The owner is stored on the tenant and has no membership.
 */
export const Memberships: CollectionConfig = {
  slug: 'memberships',
  access: {
    create: isSuperAdmin,
    delete: isSuperAdmin,
    read: anyOf(isSuperAdmin, isOwnRow('user'), inTenantsWith('users:admin')),
    unlock: nobody,
    update: isSuperAdmin,
  },
  admin: {
    defaultColumns: ['user', 'tenant', 'role', 'userRole', 'createdAt'],
    hidden: hiddenFromStaff,
    useAsTitle: 'id',
  },
  disableDuplicate: true,
  fields: [
    { name: 'tenant', type: 'relationship', index: true, maxDepth: 0, relationTo: 'tenants', required: true },
    { name: 'user', type: 'relationship', index: true, maxDepth: 0, relationTo: 'users', required: true },
    {
      name: 'role',
      type: 'select',
      defaultValue: 'staff',
      options: [
        { label: 'Admin', value: 'tenant-admin' },
        { label: 'Viewer', value: 'tenant-viewer' },
        { label: 'Staff, with a role', value: 'staff' },
      ],
      required: true,
    },
    {
      name: 'userRole',
      type: 'relationship',
      admin: { condition: (_, sibling) => sibling?.role === 'staff' },
      index: true,
      maxDepth: 0,
      relationTo: 'user-roles',
    },
  ],
  hooks: { beforeChange: [requireOwnRole(({ role }) => role === 'staff')] },
  indexes: [{ fields: ['tenant', 'user'], unique: true }],
  labels: { plural: 'Access to sites', singular: 'Access to a site' },
  lockDocuments: false,
}
