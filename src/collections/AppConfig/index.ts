import type { CollectionConfig } from 'payload'
import { inTenantsWith } from '../../access/atoms/inTenantsWith'
import { nobody } from '../../access/atoms'
import { ownTenant } from '../fields/ownTenant'
import { showSecretMarks } from './showSecretMarks'

/**
 * What a site has set for its apps, by handle: one document for each tenant, written by an operation. Secrets are
 * not in it but in a table of their own, encrypted. `withAppFields` adds the fields of the apps.
 */
export const AppConfig: CollectionConfig = {
  slug: 'app-config',
  access: { create: nobody, delete: nobody, read: inTenantsWith('apps:admin'), unlock: nobody, update: nobody },
  admin: { hidden: true },
  disableDuplicate: true,
  fields: [ownTenant(), { name: 'settings', type: 'json', defaultValue: {}, required: true }],
  hooks: { afterRead: [showSecretMarks] },
  lockDocuments: false,
}
