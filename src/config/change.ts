import type { CollectionConfig, Config } from 'payload'
import type { ContentType } from '@/access/contentType'
import { callboardOf } from '@/access/registryOf'

type Hooks = NonNullable<CollectionConfig['hooks']>
type Views = NonNullable<NonNullable<NonNullable<Config['admin']>['components']>['views']>
type CollectionComponents = NonNullable<NonNullable<CollectionConfig['admin']>['components']>
type EditComponents = NonNullable<CollectionComponents['edit']>

interface ListParts {
  after?: string[]
  before?: string[]
}

/** Slugs of the content types, or of those that meet the condition. */
export const contentSlugs = (config: Config, which: (type: ContentType) => boolean = () => true): string[] =>
  callboardOf({ config })
    .contentTypes.filter(which)
    .map(({ slug }) => slug)

/** Changes the collections with these slugs. Others stay as they are. */
export function mapCollections(
  config: Config,
  slugs: string | Iterable<string>,
  change: (collection: CollectionConfig) => CollectionConfig,
): Config {
  const changed = new Set(typeof slugs === 'string' ? [slugs] : slugs)
  return {
    ...config,
    collections: config.collections?.map((collection) =>
      changed.has(collection.slug) ? change(collection) : collection,
    ),
  }
}

/** Adds views to the admin, by key. */
export const withViews = (config: Config, views: Views): Config => ({
  ...config,
  admin: {
    ...config.admin,
    components: { ...config.admin?.components, views: { ...config.admin?.components?.views, ...views } },
  },
})

/** Adds hooks that run after those that the collection has. */
export function withHooks(collection: CollectionConfig, added: Hooks): CollectionConfig {
  const hooks = Object.entries(added).map(([name, more]) => [
    name,
    [...(collection.hooks?.[name as 'afterChange'] ?? []), ...more],
  ])
  return { ...collection, hooks: { ...collection.hooks, ...(Object.fromEntries(hooks) as Hooks) } }
}

/** Adds components to the screens of a collection. */
export function withComponents(collection: CollectionConfig, added: CollectionComponents): CollectionConfig {
  const components = collection.admin?.components
  return {
    ...collection,
    admin: { ...collection.admin, components: { ...components, ...added } },
  }
}

/** Adds components above the table of a collection's list, before or after those that are there. */
export function withListParts(collection: CollectionConfig, { after = [], before = [] }: ListParts): CollectionConfig {
  const own = collection.admin?.components?.beforeListTable ?? []
  return withComponents(collection, { beforeListTable: [...before, ...own, ...after] })
}

/** Shows another screen in place of the list of a collection. */
export const withListView = (collection: CollectionConfig, Component: string): CollectionConfig =>
  withComponents(collection, { views: { ...collection.admin?.components?.views, list: { Component } } })

/** Adds components to the form of a collection. */
export const withEditComponents = (
  collection: CollectionConfig,
  change: (edit: EditComponents) => EditComponents,
): CollectionConfig =>
  withComponents(collection, {
    edit: { ...collection.admin?.components?.edit, ...change(collection.admin?.components?.edit ?? {}) },
  })
