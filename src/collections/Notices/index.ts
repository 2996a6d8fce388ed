import type { CollectionConfig } from 'payload'
import { isOwnRow, nobody } from '@/access/atoms'

/** Notifications for users, shown in the notification menu. */
export const Notices: CollectionConfig = {
  slug: 'notices',
  access: { create: nobody, delete: nobody, read: isOwnRow('recipient'), unlock: nobody, update: nobody },
  admin: { hidden: true, useAsTitle: 'title' },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  fields: [
    { name: 'recipient', type: 'relationship', index: true, maxDepth: 0, relationTo: 'users', required: true },
    { name: 'tenant', type: 'relationship', index: true, maxDepth: 0, relationTo: 'tenants' },
    { name: 'title', type: 'text', maxLength: 200, required: true },
    { name: 'body', type: 'text', maxLength: 600 },
    { name: 'href', type: 'text', admin: { description: 'Path in the admin' }, maxLength: 300 },
    { name: 'readAt', type: 'date' },
  ],
  indexes: [{ fields: ['recipient', 'createdAt'] }],
  lockDocuments: false,
}
