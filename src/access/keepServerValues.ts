import type { CollectionBeforeValidateHook } from 'payload'

/** When a document was made is not for a caller to say. An import, which comes through the Local API, may. */
export const keepServerValues: CollectionBeforeValidateHook = ({ data, originalDoc, operation, req }) => {
  if (!data || req.payloadAPI !== 'REST') return data
  if (operation === 'update' && originalDoc) data.createdAt = originalDoc.createdAt
  else delete data.createdAt
  return data
}
