import type { CollectionConfig } from 'payload'
import { inTenantsWith } from '../../access/atoms/inTenantsWith'
import { nobody } from '../../access/atoms/nobody'
import { tenantField } from '../fields/tenantField'
import { onScreen } from '../onScreen'

/** What visitors sent. It comes in through the public endpoint of its form only, and nobody rewrites it. */
export const FormSubmissions: CollectionConfig = {
  slug: 'form-submissions',
  access: {
    create: nobody,
    delete: inTenantsWith('forms:delete'),
    read: inTenantsWith('forms:view'),
    unlock: nobody,
    update: nobody,
  },
  admin: { baseFilter: onScreen, defaultColumns: ['form', 'createdAt'], hidden: true, useAsTitle: 'id' },
  disableDuplicate: true,
  fields: [
    tenantField(),
    { name: 'form', type: 'relationship', index: true, relationTo: 'forms', required: true },
    { name: 'answers', type: 'json', required: true },
  ],
  labels: { plural: 'Form answers', singular: 'Form answer' },
  lockDocuments: false,
}
