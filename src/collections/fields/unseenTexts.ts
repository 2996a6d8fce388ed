import type { Config, Field, FieldHook } from 'payload'
import { callboardOf } from '@/access/registryOf'
import { hasNothingToSee } from '@/lib/text/unseen'
import { mapBlock, mapFields } from './fieldDefaults'

/**
 * Stores no text of spaces, or of characters that nobody sees: such a title would satisfy "required" and hide the first
 * language where a translation was cleared with the space bar. What is published begins and ends with what is seen.
 */
const clearUnseen: FieldHook = ({ data, field, value }) => {
  if (typeof value !== 'string' || value === '') return value
  if (hasNothingToSee(value)) return null
  return field.type === 'text' && data?._status === 'published' ? value.trim() : value
}

const withoutUnseen = (field: Field): Field =>
  (field.type === 'text' && !field.hasMany) || field.type === 'textarea'
    ? ({
        ...field,
        hooks: { ...field.hooks, beforeValidate: [clearUnseen, ...(field.hooks?.beforeValidate ?? [])] },
      } as Field)
    : field

/** Applies this to the content types and blocks of an installation, with the fields that plugins have added. */
export function withoutUnseenTexts(config: Config): Config {
  const contentTypes = new Set(callboardOf({ config }).contentTypes.map(({ slug }) => slug))
  return {
    ...config,
    blocks: config.blocks?.map((block) => mapBlock(block, withoutUnseen)),
    collections: config.collections?.map((collection) =>
      contentTypes.has(collection.slug)
        ? { ...collection, fields: mapFields(collection.fields, withoutUnseen) }
        : collection,
    ),
  }
}
