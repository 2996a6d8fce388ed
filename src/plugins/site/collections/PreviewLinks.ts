import type { CollectionConfig } from 'payload'
import { isOwnInTenant, nobody } from '@/access/atoms'
import { tenantField } from '@/collections/fields/tenantField'

/**
 * Links that show one draft to anyone who has them. Written by the operations of this plugin only, which also list them
 * to colleagues who may view the document.
 */
export const PreviewLinks: CollectionConfig = {
  slug: 'preview-links',
  access: { create: nobody, delete: nobody, read: isOwnInTenant('createdBy'), unlock: nobody, update: nobody },
  admin: { hidden: true, useAsTitle: 'id' },
  // Rows are deleted together with their document.
  custom: { isAboutDocuments: true },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  fields: [
    tenantField(),
    {
      name: 'tokenHash',
      type: 'text',
      access: { read: nobody },
      // Leaves the server nowhere, the Local API included.
      hidden: true,
      required: true,
      unique: true,
    },
    // Texts, because a relationship to every content type would be a table with a column for each.
    { name: 'collection', type: 'text', required: true },
    { name: 'documentId', type: 'text', required: true },
    { name: 'language', type: 'text', admin: { description: 'Language of the draft.' }, required: true },
    {
      name: 'createdBy',
      type: 'relationship',
      admin: { description: 'The link stops working when they lose the permission.' },
      maxDepth: 0,
      relationTo: 'users',
      required: true,
    },
    { name: 'expiresAt', type: 'date', index: true, required: true },
    { name: 'revokedAt', type: 'date' },
  ],
  indexes: [{ fields: ['collection', 'documentId'] }],
  labels: { plural: 'Preview links', singular: 'Preview link' },
  lockDocuments: false,
}
