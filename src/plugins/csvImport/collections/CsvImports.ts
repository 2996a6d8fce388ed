import type { CollectionConfig } from 'payload'
import { isAboutTypeWith } from '@/access/aboutTypes'
import { nobody } from '@/access/atoms'
import { tenantField } from '@/collections/fields/tenantField'

/** Imports that can be undone. Written by the operations of this plugin only. */
export const CsvImports: CollectionConfig = {
  slug: 'csv-imports',
  access: { create: nobody, delete: nobody, read: isAboutTypeWith('manage', 'type'), unlock: nobody, update: nobody },
  admin: { hidden: true, useAsTitle: 'id' },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  fields: [
    tenantField(),
    // Who imported; empty once the account no longer exists.
    { name: 'user', type: 'relationship', maxDepth: 0, relationTo: 'users' },
    { name: 'type', type: 'text', admin: { description: 'Slug of the content type.' }, required: true },
    { name: 'locale', type: 'text', admin: { description: 'Language of the content.' }, required: true },
    // They hold values of documents, also of types that not every reader may see.
    { name: 'changes', type: 'json', access: { read: nobody }, required: true },
    { name: 'undoneAt', type: 'date' },
  ],
  indexes: [{ fields: ['tenant', 'type', 'createdAt'] }],
  labels: { plural: 'CSV imports', singular: 'CSV import' },
  lockDocuments: false,
}
