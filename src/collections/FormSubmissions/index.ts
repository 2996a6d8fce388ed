import type { CollectionConfig } from 'payload'
import { inTenantsWith } from '../../access/atoms/inTenantsWith'
import { nobody } from '../../access/atoms'
import { tenantField } from '../fields/tenantField'
import { onScreen } from '../onScreen'

/**
 * What visitors sent. It comes in through the public endpoint of its form only, and nobody rewrites it. Answers are
 * personal data: whoever only looks at forms does not read them.
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
  admin: { baseFilter: onScreen, defaultColumns: ['form', 'createdAt'], hidden: true, useAsTitle: 'id' },
  // Lines of the audit log outlive what they are about.
  custom: { isPersonal: true },
  disableDuplicate: true,
  fields: [
    tenantField(),
    { name: 'form', type: 'relationship', index: true, relationTo: 'forms', required: true },
    { name: 'answers', type: 'json', required: true },
    // As they were asked, in the visitor's language: a form changes, and consent was given to a text.
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
