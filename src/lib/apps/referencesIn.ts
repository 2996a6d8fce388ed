import type { Reference } from '@/lib/content/collectReferences'
import { isRecord } from '@/lib/values'
import { isRichText, richTextReferences } from './richText'
import type { ReferenceSetting, SettingField, SettingValue, SettingValues } from './settingFields'

export type SettingReference = Pick<Reference, 'collection' | 'id' | 'path'>

/**
 * Every document that settings refer to, with the path of the reference.
 * @param basePath path of the settings themselves
 */
export function referencesIn(
  fields: readonly SettingField[],
  values: SettingValues,
  basePath: string,
): SettingReference[] {
  return fields.flatMap((field): SettingReference[] => {
    const value = values[field.name]
    const path = `${basePath}.${field.name}`
    if (value === undefined) return []
    if (field.type === 'reference') return documentsIn(field, value).map((document) => ({ ...document, path }))
    if (field.type === 'richText')
      return isRichText(value) ? richTextReferences(value).map(({ collection, id }) => ({ collection, id, path })) : []
    if (field.type === 'group' && isRecord(value)) return referencesIn(field.fields, value, path)
    if (field.type === 'list' && Array.isArray(value))
      return value.flatMap((row, index) =>
        isRecord(row) ? referencesIn(field.fields, row as SettingValues, `${path}.${index}`) : [],
      )
    return []
  })
}

/**
 * The documents that a setting refers to. After a theme has changed, the stored value may have another type than its
 * field.
 */
export function documentsIn(
  { relationTo }: Pick<ReferenceSetting, 'relationTo'>,
  value: SettingValue | undefined,
): Omit<SettingReference, 'path'>[] {
  const types = [relationTo].flat()
  return [value ?? []].flat().flatMap((item: unknown) => {
    if (typeof item === 'string') return typeof relationTo === 'string' ? [{ collection: relationTo, id: item }] : []
    return isRecord(item) && types.includes(String(item.relationTo)) && typeof item.value === 'string'
      ? [{ collection: String(item.relationTo), id: item.value }]
      : []
  })
}
