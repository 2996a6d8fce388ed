import type { CollectionConfig, FieldHook } from 'payload'
import { anyOf } from '@/access/combine'
import { inTenantsWith, isSuperAdmin, nobody } from '@/access/atoms'
import { hiddenFromStaff } from '@/collections/forProvider'
import { emailField } from '@/collections/fields/emailField'

/** Invitations to a tenant. Only the hash of a token is stored. Operations create and redeem them. */
export const InviteTokens: CollectionConfig = {
  slug: 'invite-tokens',
  access: {
    create: nobody,
    delete: nobody,
    read: anyOf(isSuperAdmin, inTenantsWith('users:admin')),
    unlock: nobody,
    update: nobody,
  },
  admin: {
    defaultColumns: ['email', 'tenant', 'status', 'expiresAt', 'createdAt'],
    hidden: hiddenFromStaff,
    useAsTitle: 'email',
  },
  disableDuplicate: true,
  fields: [
    { name: 'tenant', type: 'relationship', index: true, maxDepth: 0, relationTo: 'tenants', required: true },
    emailField({ name: 'email', index: true, required: true }),
    {
      name: 'status',
      type: 'select',
      defaultValue: 'pending',
      hooks: { afterRead: [expireByTime] },
      options: ['pending', 'accepted', 'expired', 'cancelled'],
      required: true,
    },
    { name: 'tokenHash', type: 'text', access: { read: nobody }, admin: { hidden: true }, hidden: true, unique: true },
    { name: 'expiresAt', type: 'date', required: true },
    {
      name: 'role',
      type: 'select',
      defaultValue: 'staff',
      options: [
        { label: 'Admin', value: 'tenant-admin' },
        { label: 'Staff, with a role', value: 'staff' },
      ],
      required: true,
    },
    { name: 'userRoles', type: 'relationship', index: true, relationTo: 'user-roles' },
    {
      name: 'metadata',
      type: 'group',
      fields: [
        { name: 'firstName', type: 'text', maxLength: 80 },
        { name: 'lastName', type: 'text', maxLength: 80 },
      ],
    },
    { name: 'invitedBy', type: 'relationship', maxDepth: 0, relationTo: 'users' },
  ],
  labels: { plural: 'Invitations', singular: 'Invitation' },
  lockDocuments: false,
}

/** Reports an invitation as expired once its time has passed, even if the stored status has not been updated yet. */
function expireByTime({ siblingData, value }: Parameters<FieldHook>[0]): unknown {
  const expiresAt = new Date(siblingData.expiresAt as string)
  return value === 'pending' && expiresAt.getTime() <= Date.now() ? 'expired' : value
}
