import type { CollectionConfig } from 'payload'
import { inTenantsWith, nobody } from '@/access/atoms'
import { ownTenant } from '@/collections/fields/tenantField'

/**
 * Values that a tenant has entered for its theme's blocks, in one document per tenant that only an operation writes.
 */
export const CustomAttributes: CollectionConfig = {
  slug: 'custom-attributes',
  access: {
    create: nobody,
    delete: nobody,
    read: inTenantsWith('custom-attributes:admin'),
    unlock: nobody,
    update: nobody,
  },
  admin: { hidden: true },
  disableDuplicate: true,
  fields: [
    ownTenant(),
    { name: 'settings', type: 'json', defaultValue: {}, required: true },
    // Always empty: the screen uses its editor for rich text within the settings.
    { name: 'richText', type: 'richText', admin: { readOnly: false }, virtual: true },
  ],
  lockDocuments: false,
}
