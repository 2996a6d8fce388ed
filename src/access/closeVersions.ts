import { NotFound, type CollectionConfig, type Endpoint } from 'payload'

/**
 * Payload registers version endpoints for every collection and fails where versions are disabled. They return 404 here.
 */
export function closeVersions(collection: CollectionConfig): CollectionConfig {
  if (collection.versions || collection.endpoints === false) return collection
  return { ...collection, endpoints: [...(collection.endpoints ?? []), ...closedVersions] }
}

const answerNotFound: Endpoint['handler'] = (req) => {
  throw new NotFound(req.t)
}

const closedVersions: Endpoint[] = [
  { handler: answerNotFound, method: 'get', path: '/versions' },
  { handler: answerNotFound, method: 'get', path: '/versions/:id' },
  { handler: answerNotFound, method: 'post', path: '/versions/:id' },
]

/** The same for collections in which `versions` may be an id or key. */
export const closedVersionsById = closedVersions.filter(({ path }) => path !== '/versions')
