import type { FieldHook } from 'payload'

/**
 * For values that only hooks of ours set: what a caller sends for them is left out, and what is stored stays. It stands
 * where field access could, which would make every page spell out what its reader may do with each field of the
 * collection.
 */
export const keepStored: FieldHook = ({ operation, overrideAccess, previousValue, value }) => {
  if (overrideAccess) return value
  return operation === 'update' ? (previousValue ?? null) : null
}
