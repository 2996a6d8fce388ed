import {
  addDataAndFileToRequest,
  docAccessOperation,
  NotFound,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type CollectionSlug,
  type Endpoint,
} from 'payload'
import { canTouch } from './canTouch'
import { isUuid } from '../lib/ids/isUuid'
import { listVersions } from '@/database/documents/stored'

/**
 * Payload tells a document that one may not read from one that does not exist in two places: when it is asked for the
 * rights on it, and when a version of it is restored. Here both look like an unknown id.
 */
export function hideForeign(collection: CollectionConfig): CollectionConfig {
  if (collection.endpoints === false) return collection
  const { hooks } = collection
  return {
    ...collection,
    endpoints: [...(collection.endpoints ?? []), rightsEndpoint(collection.slug)],
    hooks: { ...hooks, beforeOperation: [hideForeignVersion, ...(hooks?.beforeOperation ?? [])] },
  }
}

/** What the person may do with one document, for the buttons of its screen. Stands before Payload's own. */
const rightsEndpoint = (slug: string): Endpoint => ({
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    const id = req.routeParams?.id
    if (typeof id !== 'string' || !isUuid(id) || !(await canTouch(req, slug, id, 'read'))) throw new NotFound(req.t)
    const { config } = req.payload.collections[slug as CollectionSlug]
    return Response.json(await docAccessOperation({ id, collection: { config }, data: req.data, req }))
  },
  method: 'post',
  path: '/access/:id',
})

const hideForeignVersion: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  overrideAccess,
  req,
}) => {
  if (operation !== 'restoreVersion' || overrideAccess) return args
  const id = 'id' in args && isUuid(args.id) ? args.id : null
  const version =
    id &&
    (
      await listVersions<{ id: string }>(req, {
        collection: collection.slug,
        limit: 1,
        pagination: false,
        where: { id: { equals: id } },
      })
    ).docs[0]
  if (!version || !(await canTouch(req, collection.slug, String(version.parent), 'read'))) throw new NotFound(req.t)
  return args
}
