import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import type {
  CollectionAfterChangeHook,
  CollectionAfterErrorHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  Config,
  PayloadRequest,
} from 'payload'
import { idOf } from '@/lib/values'
import { storedFilesOf, storedNamesOf } from '@/lib/files/storedFiles'
import { putObject, removeObject } from '@/lib/storage/bucket'
import { keyOf, pathOf, readUpload } from '@/lib/storage/storedUploads'
import { findNewestVersion } from './findNewestVersion'
import { queueRemoval } from './keepFiles'
import { uploadOf } from './uploadOf'
import { serveFromBucket } from './serveFromBucket'

const DEFAULT_TYPE = 'application/octet-stream'
const LOCAL_COPY = 'localCopy'

/**
 * Moves the files that have just been written to disk into the bucket, before the transaction commits: if the upload
 * fails, the document is not saved.
 * @throws StorageAway
 */
export const storeInBucket: CollectionAfterChangeHook = async ({ collection, data, operation, previousDoc, req }) => {
  await releaseLocalCopy(req)
  const previous = operation === 'update' ? (previousDoc as Stored) : null
  const current: Stored = { ...previous, ...(data as Stored) }
  const tenant = idOf(current.tenant)
  await putFiles(req, collection.slug, current, previous)
  if (!previous || idOf(previous.tenant) === tenant) return
  await copyToNewTenant(req, collection.slug, current, previous)
  await queueRemoval(req, collection.slug, storedNamesOf(previous), idOf(previous.tenant))
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

/** Moves the files that are on disk. */
async function putFiles(
  req: PayloadRequest,
  collection: string,
  current: Stored,
  previous: Stored | null,
): Promise<void> {
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
  if (!failed) return
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

/**
 * Stores the files of every upload collection in the bucket, in a folder per tenant. They are still written to the local
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
      beforeOperation: [...(hooks?.beforeOperation ?? []), downloadForCopy],
    },
    upload: { ...upload, handlers: [await serveFromBucket(collection, config), ...(upload.handlers ?? [])] },
  }
}
