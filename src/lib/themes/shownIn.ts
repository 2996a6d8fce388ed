import { isRecord } from '../values'
import type { SettingField, SettingValue, SettingValues } from '../apps/settingFields'
import { inLanguage } from './language'

/** What visitors of a language see of stored values: what is not translated is said in the language of the site. */
export const shownIn = (
  fields: readonly SettingField[],
  stored: SettingValues,
  language: string,
  defaultLanguage: string,
): SettingValues => filled(fields, inLanguage(fields, stored, language), inLanguage(fields, stored, defaultLanguage))

function filled(fields: readonly SettingField[], own: SettingValues, others: SettingValues): SettingValues {
  return Object.fromEntries(
    fields.flatMap((field): [string, SettingValue][] => {
      const [value, other] = [own[field.name], others[field.name]]
      if (value === undefined) return other === undefined ? [] : [[field.name, other]]
      if (field.type === 'group' && isRecord(value) && isRecord(other))
        return [[field.name, filled(field.fields, value, other as SettingValues)]]
      if (field.type === 'list' && Array.isArray(value) && Array.isArray(other))
        return [
          [field.name, value.map((row) => (isRow(row) ? filledRow(field.fields, row, other) : row)) as SettingValues[]],
        ]
      return [[field.name, value]]
    }),
  )
}

function filledRow(fields: readonly SettingField[], row: SettingValues, others: readonly unknown[]): SettingValues {
  const other = others.find((one): one is SettingValues => isRow(one) && row.id !== undefined && one.id === row.id)
  return other ? filled(fields, row, other) : row
}

const isRow = (value: unknown): value is SettingValues => isRecord(value)
