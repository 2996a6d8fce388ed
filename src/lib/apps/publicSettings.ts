import type { PlainValue, SettingField, SettingValues } from './settingFields'

/** Public settings of an app, by name. */
export type PublicValues = Readonly<Record<string, PlainValue>>

/**
 * What the website learns of an app's settings: the public ones, with defaults where nothing was chosen.
 * @returns null while something that the app needs is missing
 */
export function publicSettings(fields: readonly SettingField[], stored: SettingValues): Record<string, PlainValue> | null {
  const values: Record<string, PlainValue> = {}
  for (const field of fields) {
    if (field.type === 'secret') continue
    const value = stored[field.name] ?? field.default
    if (value === undefined && field.isRequired) return null
    if (value !== undefined && typeof value !== 'object' && field.isPublic) values[field.name] = value
  }
  return values
}
