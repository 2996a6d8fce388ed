import { definePlugin, type CollectionConfig, type Config } from 'payload'
import { revokeTokens } from '@/access/tokenStores'
import { idOf } from '@/lib/values'
import { addFeature, mapCollections, withHooks, withViews } from '@/exports/server'
import type { Job } from '@/exports/types'
import { AccessTokens } from './collections/AccessTokens'
import { deleteExpired } from './lib/accessTokens'
import { bearerTokens } from './lib/bearerTokens'
import { messages } from './messages'
import { createToken } from './operations/createToken'
import { endToken, listTokens } from './operations/ownTokens'
import { readOwnToken } from './operations/readOwnToken'

/** Access tokens: programs call the API on behalf of a person, in one tenant, with some of their permissions. */
export const tokens = definePlugin({
  slug: 'tokens',
  plugin: ({ config }) =>
    addFeature(
      config,
      {
        name: 'tokens',
        access: { bearerTokens },
        activity: {
          'tokens.created': { kind: 'people', names: ['name'], message: 'activityTokenCreated' },
          'tokens.ended': { kind: 'people', names: ['name'], message: 'activityTokenEnded' },
        },
        components: { account: ['/src/plugins/tokens/components/AccountTokens#AccountTokens'] },
        extend: (config) => withApiReference(withTokenCleanup(config)),
        messages,
        operations: [createToken, listTokens, endToken, readOwnToken],
        worker: { jobs: { tidyTokens }, schedule: [{ cron: '47 3 * * *', job: 'tidyTokens' }] },
      },
      [AccessTokens],
    ),
})

/** Deletes the tokens of deleted memberships and users. */
const withTokenCleanup = (config: Config): Config =>
  mapCollections(mapCollections(config, 'memberships', withMembershipCleanup), 'users', withUserCleanup)

const withMembershipCleanup = (collection: CollectionConfig): CollectionConfig =>
  withHooks(collection, {
    afterDelete: [
      async ({ doc, req }) => {
        const [tenantId, userId] = [idOf(doc.tenant), idOf(doc.user)]
        if (tenantId && userId) await revokeTokens(req, { tenantId, userId })
      },
    ],
  })

const withUserCleanup = (collection: CollectionConfig): CollectionConfig =>
  // Before, because tokens refer to their owner.
  withHooks(collection, { beforeDelete: [({ id, req }) => revokeTokens(req, { userId: String(id) })] })

const withApiReference = (config: Config): Config =>
  withViews(config, {
    apiReference: {
      Component: '/src/plugins/tokens/components/ApiReference/ApiReference#ApiReference',
      exact: true,
      meta: { title: 'API reference' },
      path: '/api',
    },
  })

const THIRTY_DAYS = 30 * 24 * 60 * 60 * 1000

/** Deletes tokens 30 days after they expired, so that their owner can still see them until then. */
const tidyTokens: Job = (payload) => deleteExpired(payload, new Date(Date.now() - THIRTY_DAYS))
