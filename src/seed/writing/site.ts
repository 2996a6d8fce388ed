import {
  type CollectionSlug,
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
  type TypedUser,
} from 'payload'
import { anyDocuments } from '@/collections/anyDocuments'
import { slugify } from '@/lib/content/slugify'
import type { Clock } from '@/seed/reading/relativeDates'
import type { Entry } from '@/seed/reading/schemas'
import { keyFieldsOf, keyOf } from './naturalKeys'
import type { PdfFile } from './pdf'
import type { Picture } from './picture'
import { resolveFields } from './resolve'
import type { SeedContext } from './seeding'
import { englishOf, inLanguage, translatedPart } from './translated'

/**
 * Runs several writes in one transaction, so that an interrupted seed never leaves a document without its translation.
 * @param by the acting user, whose publishing is recorded in the activity log; without one, nothing is recorded
 */
async function inTransaction<Result>(
  payload: Payload,
  by: TypedUser | undefined,
  work: (req: PayloadRequest) => Promise<Result>,
): Promise<Result> {
  // Events are written with their dates, so hundreds of performances need not update them again.
  const req = await createLocalReq(
    { context: { spansFollow: true, withoutAudit: !by }, ...(by && { user: by }) },
    payload,
  )
  await initTransaction(req)
  try {
    const result = await work(req)
    await commitTransaction(req)
    return result
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

/** Keeps two cores and the database busy, and stays below the connection limit for transactions. */
const DEFAULT_CONCURRENCY = 6

/**
 * Processes items with limited concurrency. After a failure no further items are started; the error is thrown once all
 * running ones have ended.
 */
async function inParallel<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
  concurrency = DEFAULT_CONCURRENCY,
): Promise<void> {
  let next = 0
  const worker = async () => {
    for (let index = next++; index < items.length; index = next++) {
      await work(items[index]!).catch((error: unknown) => {
        next = items.length
        throw error
      })
    }
  }
  const results = await Promise.allSettled(Array.from({ length: Math.min(concurrency, items.length) }, worker))
  const failed = results.find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
}

/** An entry of a data file, to be written as a document. */
export interface SiteEntry extends Entry {
  /** Identifies it within its collection. Default: its natural key. */
  naturalKey?: string
  /** Creates its file. Only called if the document does not exist yet. */
  upload?: () => PdfFile | Promise<Picture>
}

/** A document to be written. */
interface SeedDocument extends Pick<SiteEntry, 'by' | 'change' | 'draft' | 'upload'> {
  data: Record<string, unknown>
  key: string
}

/** Writes the content of one tenant. */
export interface Site {
  /** Folder of its data. */
  folder: string
  tenant: string
  clock: Clock
  seeding: SeedContext
  /** Writes the documents that do not exist yet, with limited concurrency. */
  write: (
    collection: CollectionSlug,
    entries: readonly SiteEntry[],
    options?: { atOnce?: number; sayEvery?: number },
  ) => Promise<void>
  /** Returns the id of a document that has been written. @throws Error if there is none with that key */
  id: (collection: string, key: string) => string
}

export function openSite(seeding: SeedContext, folder: string, tenant: string, zone: string): Site {
  const ids = new Map<string, Map<string, string>>()
  const site: Site = {
    clock: { now: seeding.now, zone },
    folder,
    id: (collection, key) => {
      const id = ids.get(collection)?.get(key)
      if (!id) throw new Error(`The demo has no document "${key}" in ${collection}. Write it before referring to it.`)
      return id
    },
    seeding,
    tenant,
    write: async (collection, entries, { atOnce, sayEvery = 100 } = {}) => {
      const known = ids.get(collection) ?? (await loadExisting(seeding, collection, tenant))
      ids.set(collection, known)
      const pieces = entries.map((entry) => documentOf(site, collection, entry))
      const missing = pieces.filter((piece) => !known.has(piece.key))
      await inParallel(
        missing,
        async (piece) => {
          known.set(piece.key, await create(seeding, collection, tenant, piece))
          if (known.size % sayEvery === 0) seeding.log(`  ${known.size} of ${pieces.length}`)
        },
        atOnce,
      )
    },
  }
  return site
}

function documentOf(site: Site, collection: CollectionSlug, entry: SiteEntry): SeedDocument {
  const { by, change, draft, naturalKey = keyOf(collection, entry), upload, ...fields } = entry
  const { payload } = site.seeding
  const resolver = { clock: site.clock, id: site.id, payload }
  const { flattenedFields } = payload.collections[collection].config
  return {
    by,
    change,
    data: resolveFields(flattenedFields, { ...slugLockOf(entry), ...fields }, resolver),
    draft,
    key: naturalKey,
    upload,
  }
}

/** The slug follows the title unless the demo uses a different one. */
const slugLockOf = ({ name, slug, title = name }: SiteEntry): { slugLock?: boolean } =>
  slug === undefined ? {} : { slugLock: slugify(String(englishOf(title))) === slug }

async function loadExisting(
  { payload }: SeedContext,
  collection: CollectionSlug,
  tenant: string,
): Promise<Map<string, string>> {
  const { docs } = await payload.find({
    collection,
    depth: 0,
    // The seed writes for users of the demo regardless of their role. The same holds below.
    overrideAccess: true,
    pagination: false,
    select: Object.fromEntries(keyFieldsOf(collection).map((field) => [field, true])),
    where: { tenant: { equals: tenant } },
  })
  return new Map((docs as { id: string }[]).map((doc) => [keyOf(collection, doc), doc.id]))
}

/** Creates a document with its translation and its draft change in one transaction. */
const create = async (
  { payload }: SeedContext,
  collection: CollectionSlug,
  tenant: string,
  piece: SeedDocument,
): Promise<string> =>
  inTransaction(payload, piece.by ? await accountOf(payload, piece.by) : undefined, async (req) => {
    const rows = `${tenant}/${collection}/${piece.key}`
    const english = { ...inLanguage(piece.data, 'en', rows), ...statusOf(piece.draft), tenant }
    const file = await piece.upload?.()
    // The seed runs before any user exists, so access control does not apply.
    const doc = await anyDocuments(req).create({
      collection,
      data: english,
      depth: 0,
      draft: piece.draft ?? false,
      locale: 'en',
      overrideAccess: true,
      req,
      ...(file && { file }),
    })
    const { id } = doc
    // The translation needs no activity entry of its own.
    req.context.withoutAudit = true
    const save = saver(req, collection, id)
    const translated = translatedPart(piece.data)
    if (translated) await save(inLanguage(translated, 'cy', rows), 'cy', piece.draft ?? false)
    if (piece.change) await save(inLanguage(piece.change, 'en', rows), 'en', true)
    return id
  })

async function accountOf(payload: Payload, email: string): Promise<TypedUser> {
  // No user is signed in while the seed runs.
  const { docs } = await payload.find({
    collection: 'users',
    depth: 0,
    limit: 1,
    overrideAccess: true,
    pagination: false,
    where: { email: { equals: email } },
  })
  if (!docs[0]) throw new Error(`The demo has no account ${email}. Add it to src/seed/data/platform/users.yaml.`)
  return { ...docs[0], collection: 'users' }
}

/** Returns a function that saves a document in one language, without access control. */
const saver =
  (req: PayloadRequest, collection: CollectionSlug, id: string) =>
  async (data: Record<string, unknown>, locale: 'cy' | 'en', draft: boolean) =>
    void (await anyDocuments(req).update({
      id,
      collection,
      data: { ...data, ...statusOf(draft) },
      depth: 0,
      draft,
      locale,
      // As above: the seed has no user.
      overrideAccess: true,
      req,
    }))

const statusOf = (draft: boolean | undefined) => ({ _status: draft ? 'draft' : 'published' })
