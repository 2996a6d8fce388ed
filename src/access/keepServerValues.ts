import type { CollectionBeforeValidateHook } from 'payload'

/** Ignores `createdAt` in REST requests. Imports use the Local API and may set it. */
export const keepServerValues: CollectionBeforeValidateHook = ({ data, originalDoc, operation, req }) => {
  if (!data || req.payloadAPI !== 'REST') return data
  if (operation === 'update' && originalDoc) data.createdAt = originalDoc.createdAt
  else delete data.createdAt
  return data
}
