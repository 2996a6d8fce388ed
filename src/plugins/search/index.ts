import type { CollectionConfig, Plugin } from 'payload'
import type { CallboardConfig } from '../../access/registryOf'
import type { ContentType } from '../../access/contentType'
import type { Screen } from '../../components/frame/screens'
import { withOperations } from '../../endpoints/withOperations'
import { everyone } from '../../lib/navigation/viewer'
import { findPages } from './endpoints/findPages'
import { searchContent } from './endpoints/searchContent'
import { forgetDocument, indexDocument } from './hooks/indexDocument'

const SCREEN = '/cms-search'
const JUMP_TO = '/src/plugins/search/components/Palette/JumpTo#JumpTo'

/** Search over all content types: an index written with each save, `GET /api/search`, the screen above it, and the palette. */
export const search = (): Plugin => (config) => {
  const { contentTypes } = config.custom?.callboard as CallboardConfig
  const types = new Map(contentTypes.map((type) => [type.slug, type]))
  const collections = config.collections?.map((collection) => {
    const type = types.get(collection.slug)
    return type ? indexed(collection, type) : collection
  })
  const { admin, custom } = config
  const view = { Component: '/src/plugins/search/components/SearchScreen#SearchScreen', exact: true, meta: { title: 'Search' }, path: SCREEN } as const
  const link: Screen = { icon: 'Search', kind: 'screen', label: 'search', may: everyone, section: 'search', target: SCREEN }
  return withOperations(
    {
      ...config,
      admin: { ...admin, components: { ...admin?.components, actions: [...(admin?.components?.actions ?? []), JUMP_TO], views: { ...admin?.components?.views, search: view } } },
      collections,
      custom: { ...custom, screens: [...((custom?.screens ?? []) as Screen[]), link] },
    },
    [searchContent, findPages],
  )
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
