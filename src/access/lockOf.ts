import type { PayloadRequest, Where } from 'payload'
import { idOf } from '../lib/values'
import { listStored } from '@/database/documents/stored'

/** How long a lock holds after its holder's last change, in seconds. */
export const LOCK_SECONDS = 300

/** Somebody is editing a document. */
export interface DocumentLock {
  id: string
  /** Slug of the content type. */
  collection: string
  document: string
  /** When its holder last changed the document: ISO 8601. */
  changedAt: string
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

/** Who is editing which of some documents at this moment, by their ids; those who are asked for are left out. */
export async function holdersOf(
  req: PayloadRequest,
  collection: string,
  ids: string[],
  except: string | undefined,
): Promise<Map<string, string>> {
  const holders = new Map<string, string>()
  if (ids.length === 0) return holders
  const { docs } = await listStored<Stored>(req, {
    collection: 'payload-locked-documents',
    pagination: false,
    sort: 'updatedAt',
    where: { and: [{ 'document.relationTo': { equals: collection } }, { 'document.value': { in: ids } }] },
  })
  // The newest is the one that counts.
  for (const lock of docs.map(toLock)) if (lock) holders.set(lock.document, lock.isFresh ? lock.holder : '')
  for (const [document, holder] of holders) if (holder === '' || holder === except) holders.delete(document)
  return holders
}

/** A lock by its own id. */
export const lockById = (req: PayloadRequest, id: string): Promise<DocumentLock | null> =>
  find(req, { id: { equals: id } })

async function find(req: PayloadRequest, where: Where): Promise<DocumentLock | null> {
  const { docs } = await listStored<Stored>(req, {
    collection: 'payload-locked-documents',
    limit: 1,
    pagination: false,
    sort: '-updatedAt',
    where,
  })
  return toLock(docs[0])
}

function toLock(lock: Stored | undefined): DocumentLock | null {
  const [document, holder] = [idOf(lock?.document?.value), idOf(lock?.user?.value)]
  if (!lock?.document || !document || !holder) return null
  return {
    id: lock.id,
    changedAt: lock.updatedAt,
    collection: lock.document.relationTo,
    document,
    holder,
    isFresh: Date.now() - Date.parse(lock.updatedAt) <= LOCK_SECONDS * 1000,
  }
}
