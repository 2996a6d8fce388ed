import type { CollectionSlug, Payload, PayloadRequest, TypedUser } from 'payload'
import { anyDocuments } from '@/collections/anyDocuments'
import type { Picture } from '@/seed/pictures/render'
import type { PdfFile } from './pdf'
import { inParallel } from './inParallel'
import { inTransaction } from './inTransaction'
import { keyFieldsOf, keyOf } from './naturalKeys'
import type { SeedContext } from './seeding'
import { inLanguage, translatedPart } from './translated'

/** A document to be written. */
export interface SeedDocument {
  /** Identifies it within its collection; equals the natural key of the stored document. */
  key: string
  /** Its fields. Texts in both languages are given as `both(…)`. */
  data: Record<string, unknown>
  /** Default: published. */
  draft?: boolean | undefined
  /** Draft changes made after it was published. */
  change?: Record<string, unknown> | undefined
  /** Email of the account that publishes it. */
  by?: string
  /** Creates its file. Only called if the document does not exist yet. */
  file?: (() => PdfFile | Promise<Picture>) | undefined
}

/** Writes the content of one tenant. */
export interface Site {
  seeding: SeedContext
  /** Writes the documents that do not exist yet, with limited concurrency. */
  write: (
    collection: CollectionSlug,
    pieces: readonly SeedDocument[],
    options?: { atOnce?: number; sayEvery?: number },
  ) => Promise<void>
  /** Returns the id of a document that has been written. @throws Error if there is none with that key */
  id: (collection: CollectionSlug, key: string) => string
}

export function openSite(seeding: SeedContext, tenant: string): Site {
  const ids = new Map<CollectionSlug, Map<string, string>>()
  return {
    id: (collection, key) => {
      const id = ids.get(collection)?.get(key)
      if (!id) throw new Error(`The demo has no document "${key}" in ${collection}. Write it before referring to it.`)
      return id
    },
    seeding,
    write: async (collection, pieces, { atOnce, sayEvery = 100 } = {}) => {
      const known = ids.get(collection) ?? (await loadExisting(seeding, collection, tenant))
      ids.set(collection, known)
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
}

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
    const file = await piece.file?.()
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
  if (!docs[0]) throw new Error(`The demo has no account ${email}. Add it to src/seed/platform/accounts.ts.`)
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
