import type { CollectionConfig } from 'payload'
import { inTenantsWith, nobody } from '@/access/atoms'
import { ownTenant } from '@/collections/fields/tenantField'
import { addSecretMarks } from './appFields'

/**
 * App settings by handle, in one document per tenant that only an operation writes. Secrets are stored encrypted in a
 * separate table. `withAppFields` adds the fields of the apps.
 */
export const AppConfig: CollectionConfig = {
  slug: 'app-config',
  access: { create: nobody, delete: nobody, read: inTenantsWith('apps:admin'), unlock: nobody, update: nobody },
  admin: { hidden: true },
  disableDuplicate: true,
  fields: [ownTenant(), { name: 'settings', type: 'json', defaultValue: {}, required: true }],
  hooks: { afterRead: [addSecretMarks] },
  lockDocuments: false,
}
