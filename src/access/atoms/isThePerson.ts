import type { FieldAccess } from 'payload'
import { personOf } from '../personOf'

/** A field of a user that concerns nobody but that person and the provider: colleagues see the rest. */
export const isThePerson: FieldAccess = async ({ doc, id, req }) => {
  if (!req.user) return false
  const of = doc?.id ?? id
  return of === req.user.id || ((await personOf(req))?.isSuperAdmin ?? false)
}
