import { multiTenantPlugin } from '@payloadcms/plugin-multi-tenant'
import type { MultiTenantPluginConfig } from '@payloadcms/plugin-multi-tenant/types'
import type { Access, CollectionConfig, Plugin } from 'payload'
import { attachUserTenants, isSuperAdminUser, withUserTenants } from '../access/tenants'
import type { CallboardConfig } from '../access/registryOf'

/** Tenant-scoped collections that are no content types. */
const SCOPED_BESIDE_CONTENT = ['app-config', 'custom-attributes', 'form-submissions', 'user-roles']

/**
 * `@payloadcms/plugin-multi-tenant` as a second lock behind our own rules: whoever is not a member of a tenant reads
 * and writes none of its documents, and no picker offers them, whatever our access functions answer. It reads
 * `req.user.tenants` and no database. Everything else that the plugin would add is switched off, or left out by
 * `keepLocks`.
 */
export const multiTenant: Plugin = (config) => {
  const { contentTypes } = config.custom?.callboard as CallboardConfig
  const given = config.collections ?? []
  const content = new Set(contentTypes.map(({ slug }) => slug))
  const scoped = new Set([...content, ...SCOPED_BESIDE_CONTENT])
  const plugin = multiTenantPlugin({
    // A tenant is deleted by a job of ours, step by step: the plugin's clean-up is one transaction and leaves files and tables behind.
    cleanupAfterTenantDelete: false,
    collections: Object.fromEntries(given.flatMap((one) => (scoped.has(one.slug) ? [[one.slug, lockOf(one)]] : []))),
    tenantsArrayField: { includeDefaultField: false },
    userHasAccessToAllTenants: isSuperAdminUser,
    useTenantsCollectionAccess: false,
    useTenantsListFilter: false,
    useUsersTenantFilter: false,
  })
  const { collections = [] } = plugin({
    ...config,
    admin: { ...config.admin, components: {} },
    collections: given.map(copyOf),
    i18n: {},
  }) as typeof config
  return {
    ...config,
    collections: collections.map((one, index) => {
      const own = given[index]!
      // Fields of the other scoped collections have no validation of ours: the plugin's filters would query the database on each save.
      return scoped.has(one.slug)
        ? { ...keepLocks(one, own), fields: content.has(one.slug) ? one.fields : own.fields }
        : own
    }),
  }
}

/** Lists follow the person's rights, not the cookie alone. Public files are readable by everybody, members of other tenants included. */
const lockOf = ({ upload }: CollectionConfig): MultiTenantPluginConfig['collections']['pages'] => ({
  // A `where` for `create` would cost a statement.
  accessResultOverride: ({ accessKey, accessResult }) =>
    accessKey === 'create' ? Boolean(accessResult) : accessResult,
  customTenantField: true,
  useBaseFilter: false,
  useTenantAccess: !upload,
})

/** The plugin mutates the collections that it is given. */
const copyOf = (one: CollectionConfig): CollectionConfig => ({
  ...one,
  access: { ...one.access },
  admin: {},
  fields: [...one.fields],
  hooks: { ...one.hooks, beforeValidate: [...(one.hooks?.beforeValidate ?? []), attachUserTenants] },
})

/** Takes the plugin's access functions and hooks, and leaves its menu item that assigns documents to another tenant. */
const keepLocks = ({ access, hooks }: CollectionConfig, given: CollectionConfig): CollectionConfig => ({
  ...given,
  access: Object.fromEntries(Object.entries(access ?? {}).map(([name, one]) => [name, withUserTenants(one as Access)])),
  hooks,
})
