import type { Reference } from '../content/collectReferences'
import { isRecord } from '../values'
import { isRichText, richTextReferences } from './richText'
import type { ReferenceSetting, SettingField, SettingValue, SettingValues } from './settingFields'

export type SettingReference = Pick<Reference, 'collection' | 'id' | 'path'>

/** Every document that settings refer to, with the place where they do. @param at place of the settings themselves */
export function referencesIn(fields: readonly SettingField[], values: SettingValues, at: string): SettingReference[] {
  return fields.flatMap((field): SettingReference[] => {
    const value = values[field.name]
    const path = `${at}.${field.name}`
    if (value === undefined) return []
    if (field.type === 'reference') return documentsIn(field, value).map((one) => ({ ...one, path }))
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

/** The documents that a setting names. A theme that has changed may ask for another form than the one that is stored. */
export function documentsIn(
  { relationTo }: Pick<ReferenceSetting, 'relationTo'>,
  value: SettingValue | undefined,
): Omit<SettingReference, 'path'>[] {
  const types = [relationTo].flat()
  return [value ?? []].flat().flatMap((one: unknown) => {
    if (typeof one === 'string') return typeof relationTo === 'string' ? [{ collection: relationTo, id: one }] : []
    return isRecord(one) && types.includes(String(one.relationTo)) && typeof one.value === 'string'
      ? [{ collection: String(one.relationTo), id: one.value }]
      : []
  })
}
