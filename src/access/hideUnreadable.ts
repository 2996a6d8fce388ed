import {
  addDataAndFileToRequest,
  docAccessOperation,
  NotFound,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type CollectionSlug,
  type Endpoint,
} from 'payload'
import { listVersions } from '@/database/documents/stored'
import { isUuid } from '@/lib/values'
import { canAccess } from './canAccess'

/**
 * In two places Payload distinguishes a document that the user may not read from one that does not exist: the
 * permissions endpoint and restoring a version. Both return 404 here.
 */
export function hideUnreadable(collection: CollectionConfig): CollectionConfig {
  if (collection.endpoints === false) return collection
  const { hooks } = collection
  return {
    ...collection,
    endpoints: [...(collection.endpoints ?? []), permissionsEndpoint(collection.slug)],
    hooks: { ...hooks, beforeOperation: [hideUnreadableVersion, ...(hooks?.beforeOperation ?? [])] },
  }
}

/** The user's permissions on one document, for the buttons of its screen. Registered before Payload's own endpoint. */
const permissionsEndpoint = (slug: string): Endpoint => ({
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    const id = req.routeParams?.id
    if (typeof id !== 'string' || !isUuid(id) || !(await canAccess(req, slug, id, 'read'))) throw new NotFound(req.t)
    const { config } = req.payload.collections[slug as CollectionSlug]
    return Response.json(await docAccessOperation({ id, collection: { config }, data: req.data, req }))
  },
  method: 'post',
  path: '/access/:id',
})

const hideUnreadableVersion: CollectionBeforeOperationHook = async ({
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
  if (!version || !(await canAccess(req, collection.slug, String(version.parent), 'read'))) throw new NotFound(req.t)
  return args
}
