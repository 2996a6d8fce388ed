import type { CollectionAfterReadHook } from 'payload'
import { idOf } from '../../lib/values'
import { personName, type NamedPerson } from '../../lib/names/personName'
import { nameOfPerson } from './nameOfPerson'

/**
 * Whoever holds a lock is told by their name, also to those who may not see them. Payload's screens show what is called
 * the email, or an id, and are given the holder's whole record as far as the reader may see it. Its saves ask for the id
 * alone, past all access, and are answered so.
 */
export const nameHolder: CollectionAfterReadHook = async ({ doc, overrideAccess, req }) => {
  const lock = doc as { user?: { relationTo: string; value: NamedPerson | string | null } | null }
  const holder = lock.user?.value
  const id = idOf(holder)
  if (!holder || !id || (overrideAccess && typeof holder === 'string')) return lock
  const name = typeof holder === 'string' ? await nameOfPerson(req, id) : personName(holder)
  return { ...lock, user: { relationTo: 'users', value: { id, collection: 'users', email: name } } }
}
