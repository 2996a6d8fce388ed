import type { CollectionAfterReadHook } from 'payload'
import { idOf } from '../../lib/values'
import { personName, type NamedPerson } from '../../lib/names/personName'
import { findPersonName } from './findPersonName'

/**
 * Reduces the holder of a lock to id and name, also for readers without access to that user. Payload's screens show the
 * `email` property or the id, and would otherwise receive every field of the holder that the reader may read. Payload's
 * internal reads bypass access control and keep the plain id.
 */
export const maskLockHolder: CollectionAfterReadHook = async ({ doc, overrideAccess, req }) => {
  const lock = doc as { user?: { relationTo: string; value: NamedPerson | string | null } | null }
  const holder = lock.user?.value
  const id = idOf(holder)
  if (!holder || !id || (overrideAccess && typeof holder === 'string')) return lock
  const name = typeof holder === 'string' ? await findPersonName(req, id) : personName(holder)
  return { ...lock, user: { relationTo: 'users', value: { id, collection: 'users', email: name } } }
}
