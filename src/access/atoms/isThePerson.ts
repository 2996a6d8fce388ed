import type { FieldAccess } from 'payload'
import { evaluateForPerson } from '../personOf'

/** A field of a user that concerns nobody but that person and the provider: colleagues see the rest. */
export const isThePerson: FieldAccess = ({ doc, id, req }) => {
  if (!req.user) return false
  const of = doc?.id ?? id
  return of === req.user.id || evaluateForPerson(req, (person) => person?.isSuperAdmin ?? false)
}
