import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import type {
  CollectionAfterChangeHook,
  CollectionAfterErrorHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload'
import { idOf } from '../../lib/values'
import { dbOf } from '../../database/connections'
import { filesOfDocument } from '../../database/media/files'
import { queueJob } from '../../database/queueJob'
import { storedFilesOf, storedNamesOf } from '../../lib/files/storedFiles'
import { oncePerProcess } from '../../lib/process/oncePerProcess'
import { putObject, removeObject } from '../../lib/storage/bucket'
import { keyOf, pathOf, readUpload, type StoredUpload } from '../../lib/storage/storedUploads'
import { newestOf } from './newestOf'
import { uploadOf } from './uploadOf'

const PLAIN = 'application/octet-stream'
const BORROWED = 'borrowedFile'

/**
 * Puts what Payload has just written to disk into the bucket, before anything is committed: a document whose files are not
 * there is not saved. What the new files take the place of is removed by a job, once that is committed.
 * @throws StorageAway
 */
export const putIntoBucket: CollectionAfterChangeHook = async ({ collection, data, operation, previousDoc, req }) => {
  await giveBack(req)
  const before = operation === 'update' ? (previousDoc as Stored) : null
  const now: Stored = { ...before, ...(data as Stored) }
  const tenant = idOf(now.tenant)
  const stored = await putFiles(req, collection.slug, now, before)
  if (!before) return
  const hasMoved = idOf(before.tenant) !== tenant
  if (hasMoved) await putElsewhere(req, collection.slug, now, before)
  // As Payload does on disk: a draft takes nothing away from what is live.
  const isDraftOfLive = now._status === 'draft' && before._status === 'published'
  const names = storedNamesOf(before).filter((name) => hasMoved || !storedNamesOf(now).includes(name))
  if (names.length > 0 && (hasMoved || (stored.length > 0 && !isDraftOfLive)))
    await queueRemoval(req, collection.slug, names, idOf(before.tenant))
}

/** Has the files of a document and of all its versions removed once its deletion is committed. */
export const removeFromBucket: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const { names, tenant } = await filesOfDocument(req, collection.slug, String(id))
  if (names.length > 0) await queueRemoval(req, collection.slug, names, tenant)
}

/** Payload reads the file of which it makes a copy from disk: it is there as long as that takes. */
export const borrowForCopy: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const original = operation === 'create' && 'duplicateFromID' in args ? args.duplicateFromID : undefined
  if (typeof original !== 'string') return
  const newest = await newestOf<Stored & { id: string }>(req, collection, original)
  const [file] = storedFilesOf(newest)
  const upload = file && uploadOf(req.payload, collection.slug, { name: file.name, tenant: idOf(newest?.tenant) })
  const content = upload && (await readUpload(upload))
  if (!content) return
  await mkdir(upload.folder, { recursive: true })
  await writeFile(pathOf(upload), content)
  borrowers().set(pathOf(upload), (borrowers().get(pathOf(upload)) ?? 0) + 1)
  req.context[BORROWED] = pathOf(upload)
}

/** A copy that was refused needs it no more. */
export const giveBackRefused: CollectionAfterErrorHook = async ({ req }) => giveBack(req)

interface Stored {
  _status?: unknown
  tenant?: unknown
}

/** How many copies are being made of each file. */
const borrowers = () => oncePerProcess('borrowedFiles', () => new Map<string, number>())

async function giveBack({ context }: PayloadRequest): Promise<void> {
  const { [BORROWED]: path } = context
  if (typeof path !== 'string') return
  delete context[BORROWED]
  const left = (borrowers().get(path) ?? 1) - 1
  if (left > 0) return void borrowers().set(path, left)
  borrowers().delete(path)
  await rm(path, { force: true })
}

/** @returns the files that were on disk, which are in the bucket now */
async function putFiles(
  req: PayloadRequest,
  collection: string,
  now: Stored,
  before: Stored | null,
): Promise<StoredUpload[]> {
  const tenant = idOf(now.tenant)
  const found = await Promise.all(
    storedFilesOf(now).map(async ({ name, type }) => {
      const upload = uploadOf(req.payload, collection, { name, tenant })
      const content = await readFile(pathOf(upload)).catch(() => null)
      return content ? [{ content, type, upload }] : []
    }),
  )
  const files = found.flat()
  const outcomes = await Promise.allSettled(
    files.map(({ content, type, upload }) => putObject(keyOf(upload), content, type ?? PLAIN)),
  )
  const failed = outcomes.find((outcome) => outcome.status === 'rejected')
  const known = new Set(storedNamesOf(before))
  // Nobody will name the files of a document that is not saved.
  const over = failed ? files.filter(({ upload }) => !known.has(upload.name)) : files
  await Promise.all(over.map(({ upload }) => rm(pathOf(upload), { force: true })))
  if (!failed) return files.map(({ upload }) => upload)
  await Promise.allSettled(over.map(({ upload }) => removeObject(keyOf(upload))))
  throw failed.reason
}

/** A document that belongs to another tenant now, or to none. */
async function putElsewhere(req: PayloadRequest, collection: string, now: Stored, before: Stored): Promise<void> {
  const known = new Set(storedNamesOf(before))
  for (const { name, type } of storedFilesOf(now).filter(({ name }) => known.has(name))) {
    const content = await readUpload(uploadOf(req.payload, collection, { name, tenant: idOf(before.tenant) }))
    if (!content) continue
    await putObject(
      keyOf(uploadOf(req.payload, collection, { name, tenant: idOf(now.tenant) })),
      content,
      type ?? PLAIN,
    )
  }
}

const queueRemoval = async (
  req: PayloadRequest,
  collection: SanitizedCollectionConfig['slug'],
  names: string[],
  tenant: string | null,
): Promise<void> => queueJob(await dbOf(req), 'removeFiles', { collection, names, tenant })
