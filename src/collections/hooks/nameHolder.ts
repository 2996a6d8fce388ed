import type { CollectionAfterReadHook } from 'payload'
import { idOf } from '../../access/idOf'
import { nameOfPerson } from './nameOfPerson'

/**
 * Whoever holds a lock is told by their name, also to those who may not see them. Payload's screens show what is called
 * the email, or an id, and are given the holder's whole record as far as the reader may see it. Its saves ask for the id
 * alone, past all access, and are answered so.
 */
export const nameHolder: CollectionAfterReadHook = async ({ doc, overrideAccess, req }) => {
  const lock = doc as { user?: { relationTo: string; value: unknown } | null }
  const holder = lock.user?.value
  const id = idOf(holder)
  if (!id || (overrideAccess && typeof holder === 'string')) return lock
  return { ...lock, user: { relationTo: 'users', value: { id, collection: 'users', email: await nameOfPerson(req, id) } } }
}
