import type { Access, BasePayload } from 'payload'

/**
 * Document locks are open to everybody signed in by default, over all tenants. The edit view and the form state look
 * them up in the server and keep working; a REST call never reads, makes or removes one.
 */
export function closeLocks(payload: BasePayload): void {
  const insideOnly: Access = ({ req }) => req.payloadAPI === 'local' && Boolean(req.user)
  const locks = payload.collections['payload-locked-documents']
  if (locks) locks.config.access = { ...locks.config.access, create: insideOnly, delete: insideOnly, read: insideOnly, update: insideOnly }
}
