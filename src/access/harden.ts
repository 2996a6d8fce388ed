import type { CollectionBeforeValidateHook, CollectionConfig } from 'payload'
import { restrictQueries, hideUnreadable } from './restrictQueries'
import { closeVersions } from './closeInternals'

/** Adds the rules that apply to every collection, in addition to its own access functions. */
export function harden(collection: CollectionConfig): CollectionConfig {
  const { hooks } = collection
  return hideUnreadable({
    ...closeVersions(collection),
    hooks: {
      ...hooks,
      beforeOperation: [restrictQueries, ...(hooks?.beforeOperation ?? [])],
      beforeValidate: [keepServerValues, ...(hooks?.beforeValidate ?? [])],
    },
  })
}

/** Ignores `createdAt` in REST requests. Imports use the Local API and may set it. */
export const keepServerValues: CollectionBeforeValidateHook = ({ data, originalDoc, operation, req }) => {
  if (!data || req.payloadAPI !== 'REST') return data
  if (operation === 'update' && originalDoc) data.createdAt = originalDoc.createdAt
  else delete data.createdAt
  return data
}
