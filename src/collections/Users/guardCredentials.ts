import { Forbidden, type CollectionBeforeValidateHook } from 'payload'
import { personOf } from '../../access/personOf'

/** A password is set by an operation that asks for the old one or for a token, never by saving the user. */
export const guardCredentials: CollectionBeforeValidateHook = async ({ data, operation, req }) => {
  if (operation !== 'update' || !data?.password || !req.user) return data
  if ((await personOf(req))?.isSuperAdmin) return data
  throw new Forbidden(req.t)
}
