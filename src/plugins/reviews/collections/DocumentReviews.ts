import type { CollectionConfig, RelationshipField } from 'payload'
import { isAboutTypeWith } from '@/access/aboutTypes'
import { nobody } from '@/access/atoms'
import { tenantField } from '@/collections/fields/tenantField'

/** Empty once the account no longer exists. */
const user = (name: string): RelationshipField => ({ name, type: 'relationship', maxDepth: 0, relationTo: 'users' })

/**
 * Reviews of documents, open or sent back: one for each document, until it is published. Written by the operations of
 * this plugin only.
 */
export const DocumentReviews: CollectionConfig = {
  slug: 'document-reviews',
  access: {
    create: nobody,
    delete: nobody,
    read: isAboutTypeWith('view', 'collection'),
    unlock: nobody,
    update: nobody,
  },
  admin: { hidden: true, useAsTitle: 'id' },
  // Rows are deleted together with their document.
  custom: { isAboutDocuments: true },
  defaultSort: '-askedAt',
  disableDuplicate: true,
  fields: [
    tenantField(),
    // Texts, because the statement of a save deletes by them. A relationship to every type has a table of its own.
    { name: 'collection', type: 'text', admin: { description: 'Slug of the content type.' }, required: true },
    { name: 'documentId', type: 'text', required: true, unique: true },
    { name: 'state', type: 'select', options: ['asked', 'sentBack'], required: true },
    user('askedBy'),
    { name: 'askedAt', type: 'date', required: true },
    { name: 'note', type: 'textarea', admin: { description: 'For the reviewer.' } },
    user('answeredBy'),
    { name: 'answeredAt', type: 'date' },
    { name: 'answer', type: 'textarea', admin: { description: 'What remains to be done, written by the reviewer.' } },
  ],
  indexes: [{ fields: ['tenant', 'askedAt'] }],
  labels: { plural: 'Reviews', singular: 'Review' },
  lockDocuments: false,
}
