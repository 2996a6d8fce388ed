import { fromForm, toForm, type FormValues } from '../apps/formValues'
import { isRecord } from '../values'
import type { SettingField, SettingValue, SettingValues } from '../apps/settingFields'
import { inLanguage, withLanguage } from './language'

/** What a form shows of stored values in one language. */
export const formIn = (fields: readonly SettingField[], stored: SettingValues, language: string): FormValues =>
  toForm(fields, inLanguage(fields, stored, language))

/** What is stored once the form of one language says something else. */
export const storedFrom = (
  fields: readonly SettingField[],
  stored: SettingValues,
  form: FormValues,
  language: string,
): SettingValues => withLanguage(fields, stored, withoutNothing(fromForm(fields, form)), language)

/** Texts, lists and groups in which nothing stands are not stored; rows stay, empty as they are. */
function withoutNothing(values: Record<string, unknown>): SettingValues {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]): [string, SettingValue][] => {
      if (value === '' || value === null || value === undefined) return []
      if (Array.isArray(value))
        return value.length > 0
          ? [[name, value.map((one: unknown) => (isRow(one) ? withoutNothing(one) : one)) as SettingValue]]
          : []
      if (!isRow(value)) return [[name, value as SettingValue]]
      const inner = withoutNothing(value)
      return Object.keys(inner).length > 0 ? [[name, inner]] : []
    }),
  )
}

/** A row or a group; a formatted text and a reference are values of their own. */
const isRow = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && !('root' in value) && !('relationTo' in value)

/** What a new block begins with. */
export function beginning(fields: readonly SettingField[], language: string): SettingValues {
  const given = Object.fromEntries(
    fields.flatMap((field): [string, SettingValue][] => {
      if (field.type === 'group') {
        const inner = beginning(field.fields, language)
        return Object.keys(inner).length > 0 ? [[field.name, inner]] : []
      }
      return 'default' in field && field.default !== undefined
        ? [[field.name, field.isLocalized ? { [language]: field.default } : field.default]]
        : []
    }),
  )
  return given
}

/** The same text for the same values, in whatever order their names stand: PostgreSQL has an order of its own. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) =>
    isRecord(one) ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1))) : one,
  )
