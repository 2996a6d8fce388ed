import { tenantField as fieldOfPlugin } from '@payloadcms/plugin-multi-tenant/fields'
import type { RelationshipField } from 'payload'
import { isSuperAdminUser } from '../../access/tenants'
import { personOf } from '../../access/personOf'
import { keptRelationship } from '../keepInTenant'

const HIDDEN = {
  disableBulkEdit: true,
  disableGroupBy: true,
  disableListColumn: true,
  disableListFilter: true,
  hidden: true,
}

/**
 * The tenant that a document belongs to. Screens fill it with the tenant on screen; a REST call must name it.
 * `guardTenant` decides whether it may be, and that it never changes.
 */
export function tenantField({ unique = false } = {}): RelationshipField {
  const field = fieldOfPlugin({
    name: 'tenant',
    overrides: {
      // The plugin's default queries the database for each form: whether the cookie's tenant exists.
      defaultValue: async ({ req }) => (req.payloadAPI === 'REST' ? undefined : (await personOf(req))?.current?.id),
      label: 'Tenant',
      validate: keptRelationship,
    },
    tenantsArrayFieldName: 'tenants',
    tenantsArrayTenantFieldName: 'tenant',
    tenantsCollectionSlug: 'tenants',
    unique,
    userHasAccessToAllTenants: isSuperAdminUser,
  })
  return { ...field, admin: HIDDEN, filterOptions: undefined, maxDepth: 0, required: true } as RelationshipField
}
