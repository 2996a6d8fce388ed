import type { Access, PayloadRequest, Where } from 'payload'
import { listStored } from '@/database/documents/stored'
import { idOf } from '@/lib/values'
import { tenantsWithPermission } from './person'
import { personOf } from './personOf'
import { callboardOf } from './registryOf'

/** How long a lock stays fresh after its holder's last change, in seconds. */
export const LOCK_SECONDS = 300

/** The lock of a document that somebody is editing. */
export interface DocumentLock {
  id: string
  /** Slug of the content type. */
  collection: string
  document: string
  /** Time of the holder's last change, ISO 8601. */
  changedAt: string
  /** User id. */
  holder: string
  isFresh: boolean
}

interface Stored {
  id: string
  document?: { relationTo: string; value: unknown } | null
  updatedAt: string
  user?: { value: unknown } | null
}

/** The lock of a document, the newest if there are several; null if there is none. */
export const findDocumentLock = (req: PayloadRequest, collection: string, id: string): Promise<DocumentLock | null> =>
  findNewest(req, { and: [{ 'document.relationTo': { equals: collection } }, { 'document.value': { equals: id } }] })

/**
 * The users who are editing the given documents now, by document id.
 * @param except user id whose locks are left out
 */
export async function findLockHolders(
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
  // Sorted by age, so that the newest lock of a document wins.
  for (const lock of docs.map(toLock)) if (lock) holders.set(lock.document, lock.isFresh ? lock.holder : '')
  for (const [document, holder] of holders) if (holder === '' || holder === except) holders.delete(document)
  return holders
}

/** Finds a lock by its own id. */
export const findLockById = (req: PayloadRequest, id: string): Promise<DocumentLock | null> =>
  findNewest(req, { id: { equals: id } })

async function findNewest(req: PayloadRequest, where: Where): Promise<DocumentLock | null> {
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

/**
 * Locks are only readable by users who may change that type of content: a lock neither warns nor stops anyone who only
 * reads the document. Local API only.
 */
export const readableLocks: Access = async ({ req }) => {
  const person = req.payloadAPI === 'local' ? await personOf(req) : null
  if (!person) return false
  if (person.isSuperAdmin) return true
  const { contentTypes } = callboardOf(req.payload)
  const editableTypes = contentTypes.filter(
    ({ group }) => tenantsWithPermission(person, `${group.name}:manage`).length > 0,
  )
  const or = editableTypes.map(({ slug }): Where => ({ 'document.relationTo': { equals: slug } }))
  // Not `false`: the edit view fails if read access is denied.
  const none: Where = { id: { exists: false } }
  return or.length > 0 ? { or } : none
}
