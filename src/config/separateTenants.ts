import { multiTenantPlugin } from '@payloadcms/plugin-multi-tenant'
import type { MultiTenantPluginConfig } from '@payloadcms/plugin-multi-tenant/types'
import type { Access, AccessResult, CollectionConfig, Plugin } from 'payload'
import { attachUserTenants, isSuperAdminUser, withUserTenants } from '@/access/guardTenant'
import type { CallboardConfig } from '@/access/registryOf'
import { isTenantField } from '@/collections/fields/tenantField'
import { zip } from '@/lib/lists/items'

/**
 * `@payloadcms/plugin-multi-tenant` as a second safeguard behind our own rules: users who are not members of a tenant
 * can neither read nor write its documents, and no picker offers them, whatever our access functions return. It reads
 * `req.user.tenants` and does not query the database. Everything else that the plugin adds is disabled, or dropped by
 * `takeAccessAndHooks`.
 */
export const separateTenants: Plugin = (config) => {
  const { contentTypes } = config.custom?.callboard as CallboardConfig
  const ownCollections = config.collections ?? []
  const contentSlugs = new Set(contentTypes.map(({ slug }) => slug))
  const scoped = new Set(ownCollections.filter(isScoped).map(({ slug }) => slug))
  const plugin = multiTenantPlugin({
    // A job deletes tenants step by step: the plugin's clean-up is a single transaction and leaves files and tables
    // behind.
    cleanupAfterTenantDelete: false,
    collections: Object.fromEntries(
      ownCollections.flatMap((collection) =>
        scoped.has(collection.slug) ? [[collection.slug, tenantOptions(collection)]] : [],
      ),
    ),
    tenantsArrayField: { includeDefaultField: false },
    userHasAccessToAllTenants: isSuperAdminUser,
    useTenantsCollectionAccess: false,
    useTenantsListFilter: false,
    useUsersTenantFilter: false,
  })
  const { collections = [] } = plugin({
    ...config,
    admin: { ...config.admin, components: {} },
    collections: ownCollections.map(copyCollection),
    i18n: {},
  }) as typeof config
  return {
    ...config,
    collections: zip(collections, ownCollections).map(([collection, own]) => {
      // Other scoped collections keep their own fields: the plugin's filters would query the database on each save.
      return scoped.has(collection.slug)
        ? {
            ...takeAccessAndHooks(collection, own),
            fields: contentSlugs.has(collection.slug) ? collection.fields : own.fields,
          }
        : own
    }),
  }
}

/** Whether documents of the core or of a plugin belong to exactly one tenant by `tenantField()`. */
const isScoped = ({ fields }: CollectionConfig): boolean => fields.some(isTenantField)

/**
 * Lists follow the user's permissions, not the cookie alone. Public files are readable by everybody, including members
 * of other tenants.
 */
const tenantOptions = ({ upload }: CollectionConfig): MultiTenantPluginConfig['collections']['pages'] => ({
  // A where clause for `create` would cost a query.
  accessResultOverride: ({ accessKey, accessResult }) =>
    accessKey === 'create' ? Boolean(accessResult) : withoutRepeatedWhere(accessResult),
  customTenantField: true,
  useBaseFilter: false,
  useTenantAccess: !upload,
})

/**
 * Keeps one of two equal constraints. Both usually name the same tenants; every query would compare them twice, and
 * every page of the admin carries them for each collection.
 */
function withoutRepeatedWhere(result: AccessResult): AccessResult {
  if (typeof result === 'boolean' || !result.and || Object.keys(result).length > 1) return result
  const distinct = new Map(result.and.map((where) => [JSON.stringify(where), where]))
  const [first] = distinct.values()
  return distinct.size === 1 && first ? first : { and: [...distinct.values()] }
}

/** Copies a collection, because the plugin mutates its input. */
const copyCollection = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  access: { ...collection.access },
  admin: {},
  fields: [...collection.fields],
  hooks: { ...collection.hooks, beforeValidate: [...(collection.hooks?.beforeValidate ?? []), attachUserTenants] },
})

/** Takes the plugin's access functions and hooks, without its menu item that assigns documents to another tenant. */
const takeAccessAndHooks = ({ access, hooks }: CollectionConfig, own: CollectionConfig): CollectionConfig => ({
  ...own,
  access: Object.fromEntries(
    Object.entries(access ?? {}).map(([name, rule]) => [name, withUserTenants(rule as Access)]),
  ),
  hooks,
})
