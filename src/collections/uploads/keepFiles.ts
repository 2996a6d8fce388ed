import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type {
  BasePayload,
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  Config,
  PayloadRequest,
} from 'payload'
import { dbOf } from '@/database/connections'
import { findStored } from '@/database/documents/stored'
import { queueJob } from '@/database/jobs/queue'
import { type OwnedFiles, readDocumentFiles } from '@/database/media/files'
import { storedNamesOf } from '@/lib/files/storedFiles'
import { pathOf } from '@/lib/storage/storedUploads'
import { idOf } from '@/lib/values'
import { uploadOf } from './uploadOf'

/** A folder that is never made. */
const NOWHERE = '.nowhere'

/**
 * Payload deletes the files of the version that is edited before it validates a save, and those of a document before
 * its deletion is committed. A draft, a refusal, a failure or an interruption would lose what is live. For the duration
 * of the operation, Payload therefore looks for files where there are none, and writes none.
 */
const keepFromPayload: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'delete' && !(operation === 'update' && req.file)) return args
  // Payload adds the sizes that it makes, as for any storage of its adapters, and clears them for pictures only.
  if (operation === 'update') req.payloadUploadSizes = {}
  const { config } = args.collection
  const upload = {
    ...config.upload,
    disableLocalStorage: true,
    staticDir: path.join(config.upload.staticDir ?? config.slug, NOWHERE),
  }
  return { ...args, collection: { ...args.collection, config: { ...config, upload } } } as typeof args
}

/** The file that an update stores, and its sizes by name; null if it stores none. */
function fileOf({ collection, operation, req }: Pick<Changed, 'collection' | 'operation' | 'req'>) {
  const { file, payloadUploadSizes: sizes = {} } = req
  return operation === 'update' && file && collection.upload.disableLocalStorage ? { file, sizes } : null
}

type Changed = Parameters<CollectionBeforeChangeHook>[0]

const NO_SIZE = { filename: null, filesize: null, height: null, mimeType: null, url: null, width: null }

/** Payload keeps the sizes and measures of the old picture if it makes none of the new file: an SVG, a film, a recording. */
const clearOldSizes: CollectionBeforeChangeHook = (change) => {
  const stored = fileOf(change)
  if (!stored) return
  const { collection, data } = change
  const missing = (collection.upload.imageSizes ?? []).filter(({ name }) => !Object.hasOwn(stored.sizes, name))
  if (missing.length > 0)
    data.sizes = { ...data.sizes, ...Object.fromEntries(missing.map(({ name }) => [name, { ...NO_SIZE }])) }
  if (!stored.file.mimetype.startsWith('image/')) Object.assign(data, { height: null, width: null })
}

/** Seconds after which a save has been committed, or never will be. */
const SETTLED = 3_600

/** Outside the transaction. Under a name of its own: the first job of a name waits for a transaction that queued one. */
const queueAbandoned = async (payload: BasePayload, files: OwnedFiles): Promise<void> =>
  queueJob(await dbOf({ payload }), 'removeAbandonedFiles', files, { waitSeconds: SETTLED })

/**
 * Writes the files of an update as its last step, so that what is refused leaves none. Those of a save that fails at its
 * commit, or that another save overtakes, are removed an hour later.
 */
const writeFiles: CollectionAfterChangeHook = async (change) => {
  const stored = fileOf(change)
  if (!stored) return
  const { collection, data, req } = change
  const { file, sizes } = stored
  const { filename, sizes: named } = data as Named
  const contents = Object.entries(sizes).map(([size, content]) => ({ content, name: named?.[size]?.filename }))
  const files = [{ content: file.data, name: filename }, ...contents].flatMap(({ content, name }) =>
    name ? [{ content, name }] : [],
  )
  const names = files.map(({ name }) => name)
  await queueAbandoned(req.payload, { collection: collection.slug, names, tenant: idOf(data.tenant) })
  for (const { content, name } of files) {
    const upload = uploadOf(req.payload, collection.slug, { name, tenant: null })
    await mkdir(upload.folder, { recursive: true })
    await writeFile(pathOf(upload), content)
  }
}

interface Named {
  filename?: string | null
  sizes?: Record<string, { filename?: string | null } | undefined> | null
}

/** Queues the removal of the files that a save replaces, in the version that was edited and in the live one. */
const removeReplaced: CollectionBeforeChangeHook = async ({
  collection: { slug },
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update') return
  // A draft replaces no live file; what else replaces one is published, or was edited itself.
  const replacesLive = originalDoc?._status === 'draft' && data._status !== 'draft'
  const live = replacesLive
    ? await findStored(req, { collection: slug, where: { id: { equals: originalDoc.id } } })
    : null
  const kept = new Set(storedNamesOf({ ...originalDoc, ...data }))
  const names = [originalDoc, live].flatMap(storedNamesOf).filter((name) => !kept.has(name))
  await queueRemoval(req, slug, names, idOf(originalDoc?.tenant))
}

/** Queues the removal of the files of a document and all its versions, once its deletion is committed. */
const removeDeleted: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const { names, tenant } = await readDocumentFiles(req, collection.slug, String(id))
  await queueRemoval(req, collection.slug, names, tenant)
}

/** Queues the removal of files after the commit. The job spares what a document still uses. */
export async function queueRemoval(
  req: PayloadRequest,
  collection: string,
  names: string[],
  tenant: string | null,
): Promise<void> {
  if (names.length > 0)
    await queueJob(await dbOf(req), 'removeFiles', { collection, names: [...new Set(names)], tenant })
}

/** Has the files of every upload collection removed by the worker alone, once nothing uses them. */
export const withKeptFiles = (config: Config): Config => ({
  ...config,
  collections: config.collections?.map((collection) => (storesFiles(collection) ? withKept(collection) : collection)),
})

/** False for storages that an adopter brings. */
const storesFiles = ({ upload }: CollectionConfig): boolean =>
  Boolean(upload) && !(typeof upload === 'object' && upload.disableLocalStorage)

const withKept = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    afterChange: [...(collection.hooks?.afterChange ?? []), writeFiles],
    beforeChange: [...(collection.hooks?.beforeChange ?? []), clearOldSizes, removeReplaced],
    beforeDelete: [...(collection.hooks?.beforeDelete ?? []), removeDeleted],
    // After `prepareFile`, which makes the file of a crop.
    beforeOperation: [...(collection.hooks?.beforeOperation ?? []), keepFromPayload],
  },
})
