import type { PayloadRequest, Where } from 'payload'
import { idOf } from './idOf'

/** How long a lock holds after its holder's last change, in seconds. */
export const LOCK_SECONDS = 300

/** Somebody is editing a document. */
export interface DocumentLock {
  id: string
  /** Slug of the content type. */
  collection: string
  document: string
  /** Id of the person. */
  holder: string
  isFresh: boolean
}

interface Stored {
  id: string
  document?: { relationTo: string; value: unknown } | null
  updatedAt: string
  user?: { value: unknown } | null
}

/** The lock on a document, the newest if there are several; null where nobody holds one. */
export const lockOf = (req: PayloadRequest, collection: string, id: string): Promise<DocumentLock | null> =>
  find(req, { and: [{ 'document.relationTo': { equals: collection } }, { 'document.value': { equals: id } }] })

/** A lock by its own id. */
export const lockById = (req: PayloadRequest, id: string): Promise<DocumentLock | null> => find(req, { id: { equals: id } })

/** The fresh locks on documents of one content type that others hold, by the document. */
export async function locksOfOthers(req: PayloadRequest, collection: string, ids: string[]): Promise<Map<string, DocumentLock>> {
  if (ids.length === 0) return new Map()
  const { docs } = await req.payload.db.find<Stored>({
    collection: 'payload-locked-documents',
    limit: 0,
    pagination: false,
    req,
    // The newest of a document comes last, and counts.
    sort: 'updatedAt',
    where: { and: [{ 'document.relationTo': { equals: collection } }, { 'document.value': { in: ids } }] },
  })
  const newest = new Map(docs.flatMap((one) => toLock(one) ?? []).map((lock) => [lock.document, lock]))
  return new Map([...newest].filter(([, { holder, isFresh }]) => isFresh && holder !== req.user?.id))
}

async function find(req: PayloadRequest, where: Where): Promise<DocumentLock | null> {
  const { docs } = await req.payload.db.find<Stored>({ collection: 'payload-locked-documents', limit: 1, pagination: false, req, sort: '-updatedAt', where })
  return docs[0] ? toLock(docs[0]) : null
}

function toLock(lock: Stored): DocumentLock | null {
  const [document, holder] = [idOf(lock.document?.value), idOf(lock.user?.value)]
  if (!lock.document || !document || !holder) return null
  return { id: lock.id, collection: lock.document.relationTo, document, holder, isFresh: Date.now() - Date.parse(lock.updatedAt) <= LOCK_SECONDS * 1000 }
}
