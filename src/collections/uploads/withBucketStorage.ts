import type { CollectionConfig, Config } from 'payload'
import { downloadForCopy, releaseFailedCopy, storeInBucket, removeFromBucket } from './bucketHooks'
import { serveFromBucket } from './serveFromBucket'

/**
 * Stores the files of every upload collection in the bucket, in a folder per tenant. Payload still writes to its local
 * folder, which then serves as temporary storage only, so crops, focal points and copies work unchanged.
 */
export async function withBucketStorage(config: Config): Promise<Config> {
  const collections =
    config.collections?.map((collection) => (collection.upload ? withBucket(collection, config) : collection)) ?? []
  return { ...config, collections: await Promise.all(collections) }
}

async function withBucket(collection: CollectionConfig, config: Config): Promise<CollectionConfig> {
  const { hooks } = collection
  const upload = typeof collection.upload === 'object' ? collection.upload : {}
  return {
    ...collection,
    hooks: {
      ...hooks,
      afterChange: [...(hooks?.afterChange ?? []), storeInBucket],
      afterError: [...(hooks?.afterError ?? []), releaseFailedCopy],
      beforeDelete: [...(hooks?.beforeDelete ?? []), removeFromBucket],
      beforeOperation: [...(hooks?.beforeOperation ?? []), downloadForCopy],
    },
    upload: { ...upload, handlers: [await serveFromBucket(collection, config), ...(upload.handlers ?? [])] },
  }
}
