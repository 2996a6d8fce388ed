import type { SecretMark, SettingField, SettingValue, SettingValues } from '../../../lib/apps/settingFields'

/** A document as the API answers it: values, and marks where a secret is stored. */
export type StoredSettings = Record<string, Record<string, unknown> | undefined>

/** Tells values from marks of secrets. */
export function readSection(fields: readonly SettingField[], stored: Record<string, unknown> = {}): { marks: Record<string, SecretMark>; values: SettingValues } {
  const marks: Record<string, SecretMark> = {}
  const values: SettingValues = {}
  for (const { name, type } of fields) {
    const value = stored[name]
    if (type === 'secret' && typeof value === 'object' && value !== null) marks[name] = value as SecretMark
    else if (type !== 'secret' && value !== undefined && value !== null) values[name] = value as SettingValue
  }
  return { marks, values }
}
