import { definePlugin, type Config, type Plugin } from 'payload'
import { withFirstLanguage } from '@/collections/fields/requireInFirstLanguage'
import { withoutUnseenTexts } from '@/collections/fields/unseenTexts'
import { hideFromLists } from '@/collections/fields/hideFromLists'
import { withKeptFiles } from '@/collections/uploads/keepFiles'
import { withShapeChecks } from '@/collections/hooks/requests'
import { replaceOwner } from '@/endpoints/people/replaceOwner'
import { settings } from '@/lib/settings'
import { mapCollections, withHooks } from './change'
import { applyInTurn, complete } from './complete'
import { separateTenants } from './separateTenants'

/** Loaded only if a bucket is configured, because it imports the Amazon SDK. */
const withBucket: Plugin = async (config) =>
  settings().S3_BUCKET ? (await import('@/collections/uploads/bucketHooks')).withBucketStorage(config) : config

const withOwners = (config: Config): Config =>
  mapCollections(config, 'tenants', (tenants) => withHooks(tenants, { afterChange: [replaceOwner] }))

/**
 * Completes what callboard() and the plugins have declared, and keeps the tenants of the result apart. Runs after other
 * plugins, because nothing may be added behind its walls; callboard() refuses to start without it.
 */
export const multiTenant = definePlugin({
  slug: 'callboard-multi-tenant',
  order: 1000,
  plugin: async ({ config }): Promise<Config> =>
    applyInTurn(await complete(config), [
      separateTenants,
      withOwners,
      hideFromLists,
      withFirstLanguage,
      withoutUnseenTexts,
      withShapeChecks,
      withKeptFiles,
      withBucket,
    ]),
})
