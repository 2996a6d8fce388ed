import type { CollectionConfig, Config } from 'payload'
import { borrowForCopy, giveBackRefused, putIntoBucket, removeFromBucket } from './bucketHooks'
import { serveFromBucket } from './serveFromBucket'

/**
 * Keeps the files of every upload collection in the bucket, below their tenant. Payload goes on writing to its folder on
 * disk, which is no more than a waiting room then: so crops, focal points and copies work as they always do.
 */
export async function keepInBucket(config: Config): Promise<Config> {
  const kept = config.collections?.map((one) => (one.upload ? keptInBucket(one, config) : one)) ?? []
  return { ...config, collections: await Promise.all(kept) }
}

async function keptInBucket(collection: CollectionConfig, config: Config): Promise<CollectionConfig> {
  const { hooks } = collection
  const upload = typeof collection.upload === 'object' ? collection.upload : {}
  return {
    ...collection,
    hooks: {
      ...hooks,
      afterChange: [...(hooks?.afterChange ?? []), putIntoBucket],
      afterError: [...(hooks?.afterError ?? []), giveBackRefused],
      beforeDelete: [...(hooks?.beforeDelete ?? []), removeFromBucket],
      beforeOperation: [...(hooks?.beforeOperation ?? []), borrowForCopy],
    },
    upload: { ...upload, handlers: [await serveFromBucket(collection, config), ...(upload.handlers ?? [])] },
  }
}
