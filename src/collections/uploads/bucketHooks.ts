import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import type {
  CollectionAfterChangeHook,
  CollectionAfterErrorHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  Config,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload'
import { idOf } from '@/lib/values'
import { dbOf } from '@/database/connections'
import { readDocumentFiles } from '@/database/media/files'
import { queueJob } from '@/database/jobs/queue'
import { storedFilesOf, storedNamesOf } from '@/lib/files/storedFiles'
import { putObject, removeObject } from '@/lib/storage/bucket'
import { keyOf, pathOf, readUpload, type StoredUpload } from '@/lib/storage/storedUploads'
import { findNewestVersion } from './findNewestVersion'
import { uploadOf } from './uploadOf'
import { serveFromBucket } from './serveFromBucket'

const DEFAULT_TYPE = 'application/octet-stream'
const LOCAL_COPY = 'localCopy'

/**
 * Moves the files that Payload has just written to disk into the bucket, before the transaction commits: if the upload
 * fails, the document is not saved. A job removes replaced files after the commit.
 * @throws StorageAway
 */
export const storeInBucket: CollectionAfterChangeHook = async ({ collection, data, operation, previousDoc, req }) => {
  await releaseLocalCopy(req)
  const previous = operation === 'update' ? (previousDoc as Stored) : null
  const current: Stored = { ...previous, ...(data as Stored) }
  const tenant = idOf(current.tenant)
  const stored = await putFiles(req, collection.slug, current, previous)
  if (!previous) return
  const hasMoved = idOf(previous.tenant) !== tenant
  if (hasMoved) await copyToNewTenant(req, collection.slug, current, previous)
  // As Payload does on disk: a draft does not delete the files of the published version.
  const isDraftOfLive = current._status === 'draft' && previous._status === 'published'
  const names = storedNamesOf(previous).filter((name) => hasMoved || !storedNamesOf(current).includes(name))
  if (names.length > 0 && (hasMoved || (stored.length > 0 && !isDraftOfLive)))
    await queueRemoval(req, collection.slug, names, idOf(previous.tenant))
}

/** Queues the removal of the files of a document and all its versions, once its deletion is committed. */
export const removeFromBucket: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const { names, tenant } = await readDocumentFiles(req, collection.slug, String(id))
  if (names.length > 0) await queueRemoval(req, collection.slug, names, tenant)
}

/**
 * Payload reads the original of a duplicated document from disk, so the file is downloaded for the duration of the
 * request.
 */
export const downloadForCopy: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const original = operation === 'create' && 'duplicateFromID' in args ? args.duplicateFromID : undefined
  if (typeof original !== 'string') return
  const newest = await findNewestVersion<Stored & { id: string }>(req, collection, original)
  const [file] = storedFilesOf(newest)
  const upload = file && uploadOf(req.payload, collection.slug, { name: file.name, tenant: idOf(newest?.tenant) })
  const content = upload && (await readUpload(upload))
  if (!content) return
  await mkdir(upload.folder, { recursive: true })
  await writeFile(pathOf(upload), content)
  localCopyUsers.set(pathOf(upload), (localCopyUsers.get(pathOf(upload)) ?? 0) + 1)
  req.context[LOCAL_COPY] = pathOf(upload)
}

/** Removes the downloaded file if duplicating fails. */
export const releaseFailedCopy: CollectionAfterErrorHook = async ({ req }) => releaseLocalCopy(req)

interface Stored {
  _status?: unknown
  tenant?: unknown
}

/** Number of requests that are currently duplicating each file, by path. */
const localCopyUsers = new Map<string, number>()

async function releaseLocalCopy({ context }: PayloadRequest): Promise<void> {
  const { [LOCAL_COPY]: path } = context
  if (typeof path !== 'string') return
  delete context[LOCAL_COPY]
  const remaining = (localCopyUsers.get(path) ?? 1) - 1
  if (remaining > 0) return void localCopyUsers.set(path, remaining)
  localCopyUsers.delete(path)
  await rm(path, { force: true })
}

/** @returns the files that were on disk and are now in the bucket */
async function putFiles(
  req: PayloadRequest,
  collection: string,
  current: Stored,
  previous: Stored | null,
): Promise<StoredUpload[]> {
  const tenant = idOf(current.tenant)
  const found = await Promise.all(
    storedFilesOf(current).map(async ({ name, type }) => {
      const upload = uploadOf(req.payload, collection, { name, tenant })
      const content = await readFile(pathOf(upload)).catch(() => null)
      return content ? [{ content, type, upload }] : []
    }),
  )
  const files = found.flat()
  const outcomes = await Promise.allSettled(
    files.map(({ content, type, upload }) => putObject(keyOf(upload), content, type ?? DEFAULT_TYPE)),
  )
  const failed = outcomes.find((outcome) => outcome.status === 'rejected')
  const known = new Set(storedNamesOf(previous))
  // If the upload failed, the document is not saved and nothing refers to its new files.
  const obsolete = failed ? files.filter(({ upload }) => !known.has(upload.name)) : files
  await Promise.all(obsolete.map(({ upload }) => rm(pathOf(upload), { force: true })))
  if (!failed) return files.map(({ upload }) => upload)
  await Promise.allSettled(obsolete.map(({ upload }) => removeObject(keyOf(upload))))
  throw failed.reason
}

/** Copies the files of a document that has moved to another tenant, or to none. */
async function copyToNewTenant(
  req: PayloadRequest,
  collection: string,
  current: Stored,
  previous: Stored,
): Promise<void> {
  const known = new Set(storedNamesOf(previous))
  for (const { name, type } of storedFilesOf(current).filter(({ name }) => known.has(name))) {
    const content = await readUpload(uploadOf(req.payload, collection, { name, tenant: idOf(previous.tenant) }))
    if (!content) continue
    await putObject(
      keyOf(uploadOf(req.payload, collection, { name, tenant: idOf(current.tenant) })),
      content,
      type ?? DEFAULT_TYPE,
    )
  }
}

const queueRemoval = async (
  req: PayloadRequest,
  collection: SanitizedCollectionConfig['slug'],
  names: string[],
  tenant: string | null,
): Promise<void> => queueJob(await dbOf(req), 'removeFiles', { collection, names, tenant })

/**
 * Stores the files of every upload collection in the bucket, in a folder per tenant. Payload still writes to its local
 * folder, which then serves as temporary storage only, so crops, focal points and copies work unchanged.
 */
export async function withBucketStorage(config: Config): Promise<Config> {
  const collections =
    config.collections?.map((collection) => (collection.upload ? withBucket(collection, config) : collection)) ?? []
  return { ...config, collections: await Promise.all(collections) }
}

async function withBucket(collection: CollectionConfig, config: Config): Promise<CollectionConfig> {
  const { hooks } = collection
  const upload = typeof collection.upload === 'object' ? collection.upload : {}
  return {
    ...collection,
    hooks: {
      ...hooks,
      afterChange: [...(hooks?.afterChange ?? []), storeInBucket],
      afterError: [...(hooks?.afterError ?? []), releaseFailedCopy],
      beforeDelete: [...(hooks?.beforeDelete ?? []), removeFromBucket],
      beforeOperation: [...(hooks?.beforeOperation ?? []), downloadForCopy],
    },
    upload: { ...upload, handlers: [await serveFromBucket(collection, config), ...(upload.handlers ?? [])] },
  }
}
