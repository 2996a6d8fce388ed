import { definePlugin, type CollectionConfig, type Config } from 'payload'
import { addFeature, callboardOf, mapCollections, withHooks, withViews } from '@/exports/server'
import type { ContentType } from '@/exports/types'
import { everyone } from '@/lib/navigation/viewer'
import { wordsOf } from '@/lib/text/fold'
import { findPages } from './endpoints/findPages'
import { searchContent } from './endpoints/searchContent'
import { removeFromIndex, indexDocument } from './hooks/indexDocument'
import { provideSearch, type SiteSearch } from '@/plugins/site/published'
import { findEntries } from './database/findEntries'
import { bulkEntries } from './lib/searchEntries'
import { messages } from './messages'
import { searchEntries } from './tables/searchEntries'

const SCREEN = '/cms-search'
const JUMP_TO = '/src/plugins/search/components/Palette/JumpTo#JumpTo'

/**
 * Search over all content types: an index updated with each save, `GET /api/search`, its screen and the command
 * palette.
 */
export const search = definePlugin({
  slug: 'search',
  plugin: ({ config }) =>
    addFeature(config, {
      name: 'search',
      extend: withIndex,
      messages,
      navigation: {
        screens: [
          {
            help: 'find-things',
            icon: 'Search',
            kind: 'screen',
            label: 'search',
            may: everyone,
            section: 'search',
            target: SCREEN,
          },
        ],
        sections: [
          {
            name: 'search',
            covers: [SCREEN],
            defaultPath: SCREEN,
            icon: 'Search',
            label: 'search',
            may: everyone,
            order: 10,
            place: 'foot',
          },
        ],
      },
      operations: [searchContent, findPages],
      storage: { bulkRows: bulkEntries, tables: { search_entries: searchEntries } },
    }),
})

function withIndex(config: Config): Config {
  provideSearch('search', siteSearch)
  const types = new Map(callboardOf({ config }).contentTypes.map((type) => [type.slug, type]))
  const view = {
    Component: '/src/plugins/search/components/SearchScreen#SearchScreen',
    exact: true,
    meta: { title: 'Search' },
    path: SCREEN,
  } as const
  const { admin, ...completed } = withViews(config, { search: view })
  const actions = [...(admin?.components?.actions ?? []), JUMP_TO]
  return mapCollections(
    { ...completed, admin: { ...admin, components: { ...admin?.components, actions } } },
    types.keys(),
    (collection) => withIndexing(collection, types.get(collection.slug)),
  )
}

const withIndexing = (collection: CollectionConfig, type?: ContentType): CollectionConfig =>
  !type || type.searchPriority === null
    ? collection
    : withHooks(collection, { afterChange: [indexDocument(type)], afterDelete: [removeFromIndex] })

/** Searches published content for visitors of a website, using the index of the admin. */
export const siteSearch: SiteSearch = {
  find: async ({ language, limit, page, payload, siteId, text, types }) => {
    const words = wordsOf(text)
    if (words.length === 0 || types.length === 0) return { rows: [], total: 0 }
    const { rows, total } = await findEntries(payload, {
      language,
      limit,
      page,
      status: 'published',
      tenant: siteId,
      types,
      words,
    })
    return { rows: rows.map(({ collection, document_id: id }) => ({ collection, id })), total }
  },
}
