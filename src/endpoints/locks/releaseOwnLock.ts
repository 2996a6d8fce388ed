import type { PayloadRequest } from 'payload'
import { findDocumentLock } from '@/access/documentLocks'
import { deleteStored } from '@/database/documents/stored'

/** Releases the lock that a person has on a document. The lock of somebody else stays. */
export async function releaseOwnLock(
  req: PayloadRequest,
  { collection, id, person }: { collection: string; id: string; person: string | undefined },
): Promise<void> {
  const lock = await findDocumentLock(req, collection, id)
  if (lock && lock.holder === person)
    await deleteStored(req, {
      collection: 'payload-locked-documents',
      returning: false,
      where: { id: { equals: lock.id } },
    })
}
