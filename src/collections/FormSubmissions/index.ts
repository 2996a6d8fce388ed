import type { CollectionConfig } from 'payload'
import { inTenantsWith, nobody } from '@/access/atoms'
import { tenantField } from '@/collections/fields/tenantField'
import { currentTenantFilter } from '@/collections/restrictToTenant'

/**
 * Answers that visitors submitted. They are created only through the public endpoint of their form and never changed.
 * Answers are personal data: permission to read forms does not include them.
 */
export const FormSubmissions: CollectionConfig = {
  slug: 'form-submissions',
  access: {
    create: nobody,
    delete: inTenantsWith(['forms:manage', 'forms:delete']),
    read: inTenantsWith('forms:manage'),
    unlock: nobody,
    update: nobody,
  },
  admin: { baseFilter: currentTenantFilter, defaultColumns: ['form', 'createdAt'], hidden: true, useAsTitle: 'id' },
  // Audit log entries outlive the data, so they must not contain it.
  custom: { isPersonal: true },
  disableDuplicate: true,
  fields: [
    tenantField(),
    { name: 'form', type: 'relationship', index: true, relationTo: 'forms', required: true },
    { name: 'answers', type: 'json', required: true },
    // The questions as submitted, in the visitor's language: the form may change later, and consent refers to the text
    // shown.
    { name: 'questions', type: 'json' },
    { name: 'language', type: 'text' },
    { name: 'page', type: 'text' },
    { name: 'readAt', type: 'date' },
    { name: 'readBy', type: 'relationship', maxDepth: 0, relationTo: 'users' },
  ],
  indexes: [{ fields: ['form', 'createdAt'] }, { fields: ['tenant', 'readAt'] }],
  labels: { plural: 'Form answers', singular: 'Form answer' },
  lockDocuments: false,
}
