import type { SettingField } from './settingFields'

/** A setting as plain data, for the browser: the form of a value is the server's to check. */
export function shownField(field: SettingField): SettingField {
  if (field.type === 'group' || field.type === 'list') return { ...field, fields: field.fields.map(shownField) }
  if (field.type !== 'text') return field
  const { pattern: _, ...shown } = field
  return shown
}
