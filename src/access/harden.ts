import type { CollectionConfig } from 'payload'
import { restrictQueries } from './restrictQueries'
import { closeVersions } from './closeVersions'
import { hideUnreadable } from './hideUnreadable'
import { keepServerValues } from './keepServerValues'

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
