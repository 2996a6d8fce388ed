import type { CollectionConfig, Config } from 'payload'
import type { AnyOperation } from './define'
import { toEndpoint } from './runOperation'

/**
 * Adds the endpoints of operations to a configuration: to a collection if the path begins with its slug, otherwise at
 * the root.
 */
export function withOperations(config: Config, operations: AnyOperation[]): Config {
  const collections = config.collections ?? []
  const isBelow = (slug: string) => (operation: AnyOperation) => operation.path.split('/')[1] === slug
  const slugs = new Set(collections.map(({ slug }) => slug))
  const atRoot = operations.filter((operation) => !slugs.has(operation.path.split('/')[1] ?? ''))
  return {
    ...config,
    collections: collections.map((collection) => addTo(collection, operations.filter(isBelow(collection.slug)))),
    endpoints: [...(config.endpoints ?? []), ...atRoot.map(toEndpoint)],
  }
}

function addTo(collection: CollectionConfig, operations: AnyOperation[]): CollectionConfig {
  if (operations.length === 0 || collection.endpoints === false) return collection
  const own = operations.map((operation) =>
    toEndpoint({ ...operation, path: operation.path.slice(collection.slug.length + 1) || '/' }),
  )
  return { ...collection, endpoints: [...(collection.endpoints ?? []), ...own] }
}
