import { tenantField as pluginTenantField } from '@payloadcms/plugin-multi-tenant/fields'
import type { Field, RelationshipField } from 'payload'
import { scopeOf } from '@/access/bearerTokens'
import { isSuperAdminUser } from '@/access/guardTenant'
import { personOf } from '@/access/personOf'
import { validateKeptRelationship } from '@/collections/restrictToTenant'

const HIDDEN = {
  disableBulkEdit: true,
  disableGroupBy: true,
  disableListColumn: true,
  disableListFilter: true,
  hidden: true,
}

/**
 * The tenant that a document belongs to. The admin fills in the current tenant; REST requests must set it, unless
 * they come with a token.
 * `guardTenant` checks access to it and that it never changes.
 */
export function tenantField({ unique = false } = {}): RelationshipField {
  const field = pluginTenantField({
    name: 'tenant',
    overrides: {
      // The plugin's default value would query the database for the cookie's tenant on each form. A session may work in
      // several sites and must name one; a token has exactly one.
      defaultValue: async ({ req }) =>
        req.payloadAPI === 'REST' ? scopeOf(req.user)?.tenantId : (await personOf(req))?.current?.id,
      label: 'Tenant',
      validate: validateKeptRelationship,
    },
    tenantsArrayFieldName: 'tenants',
    tenantsArrayTenantFieldName: 'tenant',
    tenantsCollectionSlug: 'tenants',
    unique,
    userHasAccessToAllTenants: isSuperAdminUser,
  })
  return {
    ...field,
    admin: HIDDEN,
    custom: { isTenant: true },
    filterOptions: undefined,
    maxDepth: 0,
    required: true,
  } as RelationshipField
}

/** Tenant field for collections with exactly one document per tenant. */
export const ownTenant = (): RelationshipField => tenantField({ unique: true })

/** Whether a field is made by `tenantField`, so that the multi-tenant plugin keeps the collection's documents apart. */
export const isTenantField = (field: Field): boolean => field.custom?.isTenant === true
