import type { CollectionConfig } from 'payload'
import { boundPaths } from './boundPaths'
import { closeVersions } from './closeVersions'
import { hideForeign } from './hideForeign'
import { keepServerValues } from './keepServerValues'

/** Adds the rules that apply to every collection, in addition to its own access functions. */
export function harden(collection: CollectionConfig): CollectionConfig {
  const { hooks } = collection
  return hideForeign({
    ...closeVersions(collection),
    hooks: {
      ...hooks,
      beforeOperation: [boundPaths, ...(hooks?.beforeOperation ?? [])],
      beforeValidate: [keepServerValues, ...(hooks?.beforeValidate ?? [])],
    },
  })
}
