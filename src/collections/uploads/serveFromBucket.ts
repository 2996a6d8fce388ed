import { findStored, listNewest } from '../../database/documents/stored'
import { s3Storage } from '@payloadcms/storage-s3'
import type { CollectionConfig, CollectionSlug, Config, PayloadRequest, UploadConfig, Where } from 'payload'
import { idOf } from '../../lib/values'
import { bucketName, clientConfig } from '../../lib/storage/bucketClient'
import { StorageAway } from '../../lib/storage/StorageAway'
import { keyFolder } from '../../lib/storage/storedUploads'
import { settings } from '../../lib/settings'

type Handler = NonNullable<UploadConfig['handlers']>[number]
type Asked = Parameters<Handler>[1]

interface Found {
  id: number | string
  tenant?: unknown
}

/** How long the bucket may take to begin an answer. */
const ANSWER_MS = 12_000

/**
 * Serves a file out of the bucket once Payload has found that the caller may read its document: ranges, `ETag` and the
 * collection's own headers are the work of `@payloadcms/storage-s3`. What the bucket does not have is looked for on disk,
 * where it lies until it has been moved.
 */
export async function serveFromBucket(collection: CollectionConfig, config: Config): Promise<Handler> {
  const serve = await handlerOf(collection, config)
  const slug = collection.slug as CollectionSlug
  const handle = async (req: PayloadRequest, { doc, headers, params }: Asked): Promise<Response | void> => {
    const found: Found | null = doc ?? (await documentWith(req, slug, params.filename))
    if (!found) return
    const prefix = keyFolder({ collection: slug, tenant: idOf(found.tenant) })
    // The folder is worked out from the document that access control has found, and from nothing that the caller says.
    const located = { id: doc?.id ?? params.filename, prefix }
    const { prefix: _, ...asked } = params
    const answer = await serve(req, { doc: located, headers, params: asked })
    // The package has noted in the log what went wrong.
    if (answer?.status === 500) throw new StorageAway()
    if (answer?.status !== 404) return answer
  }
  // Payload takes either; its type says that one handler answers always or never.
  return handle as Handler
}

/** The package as a plugin of a configuration that is thrown away: of all that it adds, the handler alone keeps our rules. */
async function handlerOf(collection: CollectionConfig, config: Config): Promise<Handler> {
  const { S3_ENDPOINT, S3_REGION } = settings()
  const install = s3Storage({
    bucket: bucketName() ?? '',
    clientCacheKey: `${S3_ENDPOINT ?? ''} ${S3_REGION}`,
    collections: { [collection.slug]: true },
    config: clientConfig(settings(), ANSWER_MS),
  })
  const made = await install({ ...config, admin: {}, collections: [collection], endpoints: [] })
  const upload = made.collections?.[0]?.upload
  const handler = typeof upload === 'object' ? upload.handlers?.at(-1) : undefined
  if (!handler) throw new Error(`@payloadcms/storage-s3 serves no files of ${collection.slug}`)
  return handler
}

/** Whoever may read everything is let in without a look at the document. */
async function documentWith(req: PayloadRequest, slug: CollectionSlug, filename: string): Promise<Found | null> {
  const { upload, versions } = req.payload.collections[slug].config
  const names = ['filename', ...(upload.imageSizes ?? []).map((size) => `sizes.${size.name}.filename`)]
  const having = (prefix: string): Where => ({ or: names.map((name) => ({ [prefix + name]: { equals: filename } })) })
  const live = await findStored<Found & { id: string }>(req, { collection: slug, where: having('') })
  if (live || !versions?.drafts) return live
  const { docs } = await listNewest<Found & { id: string }>(req, {
    collection: slug,
    limit: 1,
    pagination: false,
    where: having('version.'),
  })
  return docs[0] ?? null
}
