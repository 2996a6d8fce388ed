import type { CollectionBeforeOperationHook, CollectionSlug, PayloadRequest } from 'payload'
import { hasEdits } from './uploadOf'
import { listNewest } from '@/database/documents/stored'

/**
 * Recreates the image sizes when a save changes the focal point. Payload does so only if the request's query contains
 * `uploadEdits`, which only one of the save buttons sends.
 */
export const applyFocalPoint: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  if (operation !== 'update' || req.file || !('id' in args) || !('data' in args)) return
  const data = args.data as Record<string, unknown> | undefined
  const [x, y] = [data?.focalX, data?.focalY]
  if (!data || typeof x !== 'number' || typeof y !== 'number') return
  if (hasEdits(req)) return
  const stored = await storedFocalPoint(req, collection.slug, String(args.id))
  if (!stored || (stored.focalX === Math.round(x) && stored.focalY === Math.round(y))) return
  // Payload compares the values of the query with those of the form.
  delete data.focalX
  delete data.focalY
  req.query.uploadEdits = { focalPoint: { x, y } }
}

interface Stored {
  id: string
  focalX?: number | null
  focalY?: number | null
}

async function storedFocalPoint(req: PayloadRequest, slug: CollectionSlug, id: string): Promise<Stored | null> {
  const { docs } = await listNewest<Stored>(req, {
    collection: slug,
    limit: 1,
    pagination: false,
    where: { parent: { equals: id } },
  })
  return docs[0] ?? null
}
