import type { SettingField, SettingValues } from './settingFields'

/**
 * What a form holds: texts as typed, switches as booleans. A secret is there only when it is to change: a text to store,
 * null to remove.
 */
export type FormValues = Record<string, boolean | string | null>

/** Fills a form with what is stored. Choices show their default, texts leave theirs to the placeholder. */
export function toForm(fields: readonly SettingField[], stored: SettingValues): FormValues {
  const values: FormValues = {}
  for (const field of fields) {
    if (field.type === 'secret') continue
    const value = stored[field.name]
    if (field.type === 'switch') values[field.name] = value === undefined ? (field.default ?? false) : value === true
    else values[field.name] = String(value ?? (field.type === 'select' ? field.default : undefined) ?? '')
  }
  return values
}

/** What the server is sent. A number that is none goes as it was typed: the server says what is wrong with it. */
export function fromForm(fields: readonly SettingField[], values: FormValues): Record<string, unknown> {
  const given: Record<string, unknown> = {}
  for (const { name, type } of fields) {
    const value = values[name]
    if (value === undefined) continue
    given[name] = type === 'number' && typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : value
  }
  return given
}
