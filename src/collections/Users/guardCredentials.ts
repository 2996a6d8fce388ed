import { Forbidden, type CollectionBeforeValidateHook } from 'payload'
import { personOf } from '../../access/personOf'

/** Rejects passwords in user updates: only operations that require the old password or a token may change them. */
export const guardCredentials: CollectionBeforeValidateHook = async ({ data, operation, req }) => {
  if (operation !== 'update' || !data?.password || !req.user) return data
  if ((await personOf(req))?.isSuperAdmin) return data
  throw new Forbidden(req.t)
}
