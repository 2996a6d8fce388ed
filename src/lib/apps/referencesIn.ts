import type { Reference } from '../content/collectReferences'
import { isRecord } from './readValue'
import type { SettingField, SettingValues } from './settingFields'

export type SettingReference = Pick<Reference, 'collection' | 'id' | 'path'>

/** Every document that settings refer to, with the place where they do. @param at place of the settings themselves */
export function referencesIn(fields: readonly SettingField[], values: SettingValues, at: string): SettingReference[] {
  return fields.flatMap((field): SettingReference[] => {
    const value = values[field.name]
    const path = `${at}.${field.name}`
    if (value === undefined) return []
    if (field.type === 'reference') return [value].flat().flatMap((id) => (typeof id === 'string' ? [{ collection: field.relationTo, id, path }] : []))
    if (field.type === 'group' && isRecord(value)) return referencesIn(field.fields, value, path)
    if (field.type === 'list' && Array.isArray(value)) return value.flatMap((row, index) => (isRecord(row) ? referencesIn(field.fields, row as SettingValues, `${path}.${index}`) : []))
    return []
  })
}
