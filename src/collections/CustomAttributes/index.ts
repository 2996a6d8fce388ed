import type { CollectionConfig } from 'payload'
import { inTenantsWith } from '../../access/atoms/inTenantsWith'
import { nobody } from '../../access/atoms'
import { ownTenant } from '../fields/ownTenant'

/** What a site has filled into the blocks of its theme, by block: one document for each tenant, written by an operation. */
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
    // Holds nothing: the screen borrows its editor for the formatted texts within the settings.
    { name: 'richText', type: 'richText', admin: { readOnly: false }, virtual: true },
  ],
  lockDocuments: false,
}
