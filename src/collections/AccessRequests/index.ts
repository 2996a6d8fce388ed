import type { CollectionConfig } from 'payload'
import { anyOf } from '@/access/combine'
import { inTenantsWith, isSuperAdmin, nobody } from '@/access/atoms'
import { hiddenFromStaff } from '@/collections/forProvider'
import { requireOwnRole } from '@/collections/hooks/requireOwnRole'

/** Requests by organisations for access to a tenant: waiting, approved with a role, declined or ended. */
export const AccessRequests: CollectionConfig = {
  slug: 'access-requests',
  access: {
    create: isSuperAdmin,
    delete: isSuperAdmin,
    read: anyOf(isSuperAdmin, inTenantsWith('users:admin')),
    unlock: nobody,
    update: isSuperAdmin,
  },
  admin: {
    defaultColumns: ['organisation', 'tenant', 'status', 'createdAt'],
    hidden: hiddenFromStaff,
    useAsTitle: 'id',
  },
  disableDuplicate: true,
  fields: [
    { name: 'tenant', type: 'relationship', index: true, maxDepth: 0, relationTo: 'tenants', required: true },
    { name: 'organisation', type: 'relationship', index: true, relationTo: 'collaborators', required: true },
    {
      name: 'status',
      type: 'select',
      defaultValue: 'waiting',
      options: ['waiting', 'approved', 'declined', 'ended'],
      required: true,
    },
    { name: 'message', type: 'textarea', maxLength: 500 },
    { name: 'userRole', type: 'relationship', index: true, maxDepth: 0, relationTo: 'user-roles' },
    { name: 'requestedBy', type: 'relationship', maxDepth: 0, relationTo: 'users' },
  ],
  hooks: { beforeChange: [requireOwnRole(({ status }) => status === 'approved')] },
  indexes: [{ fields: ['tenant', 'organisation'], unique: true }],
  lockDocuments: false,
}
