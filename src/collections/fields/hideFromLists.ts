import type { Config, Field } from 'payload'
import { mapBlock, mapFields } from './fieldDefaults'

/** For fields that forms hide and that lists offer as a column and a filter. */
export const onlyInLists = { disableListColumn: false, disableListFilter: false, hidden: true }

/**
 * Makes a field that forms hide, and everything in it, neither a column of lists nor a filter. Payload offers both.
 * Definitions of the exceptions spread `onlyInLists`.
 */
export const hideFromLists = (config: Config): Config => ({
  ...config,
  blocks: config.blocks?.map((block) => mapBlock(block, hideIfHidden)),
  collections: (config.collections ?? []).map((collection) => ({
    ...collection,
    fields: mapFields(collection.fields, hideIfHidden),
  })),
})

const hideIfHidden = (field: Field): Field =>
  field.admin && 'hidden' in field.admin && field.admin.hidden ? (mapFields([field], withoutColumn)[0] ?? field) : field

const withoutColumn = (field: Field): Field =>
  ({ ...field, admin: { disableListColumn: true, disableListFilter: true, ...field.admin } }) as Field
