import type { CollectionConfig } from 'payload'
import { isOwnInTenant, nobody } from '@/access/atoms'
import { tenantField } from '@/collections/fields/tenantField'

/**
 * Saved views of lists: search text, filters, sort order and columns. Written by the operations of this plugin only,
 * which also show colleagues' shared views of the lists that a person may view.
 */
export const SavedViews: CollectionConfig = {
  slug: 'saved-views',
  access: { create: nobody, delete: nobody, read: isOwnInTenant('user'), unlock: nobody, update: nobody },
  admin: { hidden: true, useAsTitle: 'title' },
  defaultSort: 'title',
  disableDuplicate: true,
  fields: [
    tenantField(),
    // Not required: shared views stay when the account of their owner is deleted.
    { name: 'user', type: 'relationship', maxDepth: 0, relationTo: 'users' },
    { name: 'type', type: 'text', admin: { description: 'Slug of the content type.' }, required: true },
    { name: 'title', type: 'text', required: true },
    { name: 'query', type: 'text', admin: { description: "Query of the list's address." }, required: true },
    {
      name: 'isShared',
      type: 'checkbox',
      admin: { description: 'Whether all staff of the site see it.' },
      defaultValue: false,
      required: true,
    },
  ],
  indexes: [{ fields: ['tenant', 'type'] }],
  labels: { plural: 'Saved views', singular: 'Saved view' },
  lockDocuments: false,
}
