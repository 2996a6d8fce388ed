import { isRichText, richTextReferences } from '@/lib/apps/richText'
import type { SettingValue } from '@/lib/apps/settingValues'
import type { Reference } from '@/lib/content/collectReferences'
import { isRecord } from '@/lib/values'
import { placedValues } from './fields'
import type { ReferenceThemeField, ThemeField } from './themeField'

export type ReferencedDocument = Pick<Reference, 'collection' | 'id'>
export type SettingReference = Pick<Reference, 'collection' | 'id' | 'path'>

/**
 * Every document that settings refer to, with the path of the reference.
 * @param basePath path of the settings themselves
 */
export const referencesIn = (
  fields: readonly ThemeField[],
  values: Readonly<Record<string, unknown>>,
  basePath: string,
): SettingReference[] =>
  placedValues(fields, values, undefined, `${basePath}.`).flatMap(({ field, path, value }): SettingReference[] => {
    if (isReference(field)) return documentsIn(field, value).map((document) => ({ ...document, path }))
    return field.type === 'richText' && isRichText(value)
      ? richTextReferences(value).map(({ collection, id }) => ({ collection, id, path }))
      : []
  })

/** Whether a field refers to documents. */
export const isReference = (field: ThemeField): field is ReferenceThemeField =>
  field.type === 'relationship' || field.type === 'upload'

/** The value of a field that refers to these documents: an empty text for none, as in a form. */
export function documentValue(
  { hasMany, relationTo }: ReferenceThemeField,
  documents: readonly ReferencedDocument[],
): SettingValue {
  const values = documents.map(({ collection, id }) =>
    typeof relationTo === 'string' ? id : { relationTo: collection, value: id },
  )
  return hasMany ? (values as SettingValue) : (values[0] ?? '')
}

/**
 * The documents that a setting refers to. After a theme has changed, the stored value may have another type than its
 * field.
 */
export function documentsIn(
  { relationTo }: Pick<ReferenceThemeField, 'relationTo'>,
  value: unknown,
): ReferencedDocument[] {
  const types = [relationTo].flat()
  return [value ?? []].flat().flatMap((item: unknown) => {
    if (item === '') return []
    if (typeof item === 'string') return typeof relationTo === 'string' ? [{ collection: relationTo, id: item }] : []
    return isRecord(item) && types.includes(String(item.relationTo)) && typeof item.value === 'string'
      ? [{ collection: String(item.relationTo), id: item.value }]
      : []
  })
}
