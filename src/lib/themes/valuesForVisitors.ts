import { isRecord } from '@/lib/values'
import type { SettingValue, SettingValues } from '@/lib/apps/settingValues'
import { inLanguage } from './language'
import type { ThemeField } from './themeField'

/** The values for visitors in a language, with those of the site's default language as fallback. */
export const valuesForVisitors = (
  fields: readonly ThemeField[],
  stored: SettingValues,
  language: string,
  defaultLanguage: string,
): SettingValues =>
  withFallback(fields, inLanguage(fields, stored, language), inLanguage(fields, stored, defaultLanguage))

function withFallback(fields: readonly ThemeField[], own: SettingValues, others: SettingValues): SettingValues {
  return Object.fromEntries(
    fields.flatMap((field): [string, SettingValue][] => {
      const [value, other] = [own[field.name], others[field.name]]
      if (value === undefined) return other === undefined ? [] : [[field.name, other]]
      if (field.type === 'group' && isRecord(value) && isRecord(other))
        return [[field.name, withFallback(field.fields, value, other as SettingValues)]]
      if (field.type === 'array' && Array.isArray(value) && Array.isArray(other))
        return [
          [
            field.name,
            value.map((row) => (isRow(row) ? rowWithFallback(field.fields, row, other) : row)) as SettingValues[],
          ],
        ]
      return [[field.name, value]]
    }),
  )
}

function rowWithFallback(fields: readonly ThemeField[], row: SettingValues, others: readonly unknown[]): SettingValues {
  const other = others.find(
    (candidate): candidate is SettingValues => isRow(candidate) && row.id !== undefined && candidate.id === row.id,
  )
  return other ? withFallback(fields, row, other) : row
}

const isRow = (value: unknown): value is SettingValues => isRecord(value)
