import type { CollectionConfig, Plugin } from 'payload'
import type { CallboardConfig } from '../../access/registryOf'
import type { ContentType } from '../../access/contentType'
import { withOperations } from '../../endpoints/withOperations'
import { findPages } from './endpoints/findPages'
import { searchContent } from './endpoints/searchContent'
import { forgetDocument, indexDocument } from './hooks/indexDocument'

/** Search over all content types: an index written with each save, and `GET /api/search`. */
export const search = (): Plugin => (config) => {
  const { contentTypes } = config.custom?.callboard as CallboardConfig
  const types = new Map(contentTypes.map((type) => [type.slug, type]))
  const collections = config.collections?.map((collection) => {
    const type = types.get(collection.slug)
    return type ? indexed(collection, type) : collection
  })
  return withOperations({ ...config, collections }, [searchContent, findPages])
}

function indexed(collection: CollectionConfig, type: ContentType): CollectionConfig {
  if (type.searchPriority === null) return collection
  const { hooks } = collection
  return {
    ...collection,
    hooks: {
      ...hooks,
      afterChange: [...(hooks?.afterChange ?? []), indexDocument(type)],
      afterDelete: [...(hooks?.afterDelete ?? []), forgetDocument],
    },
  }
}
