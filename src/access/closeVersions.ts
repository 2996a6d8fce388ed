import { NotFound, type CollectionConfig, type Endpoint } from 'payload'

/** Payload offers the versions of every collection, and breaks where there are none. Here there is nothing at their addresses. */
export function closeVersions(collection: CollectionConfig): CollectionConfig {
  if (collection.versions || collection.endpoints === false) return collection
  return { ...collection, endpoints: [...(collection.endpoints ?? []), ...closedVersions] }
}

const handler: Endpoint['handler'] = (req) => {
  throw new NotFound(req.t)
}

const closedVersions: Endpoint[] = [
  { handler, method: 'get', path: '/versions' },
  { handler, method: 'get', path: '/versions/:id' },
  { handler, method: 'post', path: '/versions/:id' },
]

/** The same where `versions` may be the name of something else. */
export const closedVersionsById = closedVersions.filter(({ path }) => path !== '/versions')
