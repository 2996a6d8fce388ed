import { findStored, listNewest } from '@/database/documents/stored'
import { s3Storage } from '@payloadcms/storage-s3'
import type { CollectionConfig, CollectionSlug, Config, PayloadRequest, UploadConfig, Where } from 'payload'
import { idOf } from '@/lib/values'
import { bucketName, clientConfig } from '@/lib/storage/bucketClient'
import { StorageUnavailable } from '@/lib/storage/StorageUnavailable'
import { keyFolder } from '@/lib/storage/storedUploads'
import { settings } from '@/lib/settings'

type Handler = NonNullable<UploadConfig['handlers']>[number]
type HandlerArgs = Parameters<Handler>[1]

interface Found {
  id: number | string
  tenant?: unknown
}

/** Timeout for the bucket's first byte, in milliseconds. */
const ANSWER_MS = 12_000

/**
 * Serves a file from the bucket after Payload has found that the user may read its document. `@payloadcms/storage-s3`
 * handles ranges and `ETag`; the collection adds its own headers. Files missing from the bucket are served from disk,
 * where they stay until they are moved.
 */
export async function serveFromBucket(collection: CollectionConfig, config: Config): Promise<Handler> {
  const serve = await createHandler(collection, config)
  const slug = collection.slug as CollectionSlug
  const handle = async (req: PayloadRequest, { doc, headers, params }: HandlerArgs): Promise<Response | void> => {
    const document: Found | null = doc ?? (await findDocument(req, slug, params.filename))
    if (!document) return
    const prefix = keyFolder({ collection: slug, tenant: idOf(document.tenant) })
    // Derive the folder only from the document that access control has found, never from the request.
    const locatedDocument = { id: doc?.id ?? params.filename, prefix }
    const { prefix: _, ...otherParams } = params
    const response = await serve(req, { doc: locatedDocument, headers, params: otherParams })
    // The package has logged the cause.
    if (response?.status === 500) throw new StorageUnavailable()
    if (response?.status !== 404) return response
  }
  // Payload accepts handlers that respond only sometimes; its type does not.
  return handle as Handler
}

/**
 * Runs the storage plugin on a temporary configuration and takes only its handler. The rest of what it adds would
 * bypass our own hooks.
 */
async function createHandler(collection: CollectionConfig, config: Config): Promise<Handler> {
  const { S3_ENDPOINT, S3_REGION } = settings()
  const install = s3Storage({
    bucket: bucketName() ?? '',
    clientCacheKey: `${S3_ENDPOINT ?? ''} ${S3_REGION}`,
    collections: { [collection.slug]: true },
    config: clientConfig(settings(), ANSWER_MS),
  })
  const configured = await install({ ...config, admin: {}, collections: [collection], endpoints: [] })
  const upload = configured.collections?.[0]?.upload
  const handler = typeof upload === 'object' ? upload.handlers?.at(-1) : undefined
  if (!handler)
    throw new Error(
      `@payloadcms/storage-s3 registered no upload handler for "${collection.slug}". Check that its version matches Payload's.`,
    )
  return handler
}

/** The document of a file, for readers with unrestricted access: Payload does not load it for them. */
async function findDocument(req: PayloadRequest, slug: CollectionSlug, filename: string): Promise<Found | null> {
  const { upload, versions } = req.payload.collections[slug].config
  const names = ['filename', ...(upload.imageSizes ?? []).map((size) => `sizes.${size.name}.filename`)]
  const hasFilename = (prefix: string): Where => ({
    or: names.map((name) => ({ [prefix + name]: { equals: filename } })),
  })
  const live = await findStored<Found & { id: string }>(req, { collection: slug, where: hasFilename('') })
  if (live || !versions?.drafts) return live
  const { docs } = await listNewest<Found & { id: string }>(req, {
    collection: slug,
    limit: 1,
    pagination: false,
    where: hasFilename('version.'),
  })
  return docs[0] ?? null
}
