import { isRecord } from '../values'
import type { SettingField, SettingValue, SettingValues } from '../apps/settingFields'
import { isContentLanguage } from '../languages/codes'

type ByLanguage = Record<string, SettingValue>

/** Is this a value in each of some languages? One without any counts. */
export const isByLanguage = (value: unknown): value is ByLanguage =>
  isRecord(value) && Object.keys(value).every(isContentLanguage)

/** Of a value that a field keeps in each language: the one of this language. A theme may have changed its mind since. */
function own(
  { isLocalized, type }: SettingField,
  value: SettingValue | undefined,
  language: string,
  isWithin: boolean,
): SettingValue | undefined {
  if (isLocalized && !isWithin) return isByLanguage(value) ? value[language] : value
  return type !== 'group' && isByLanguage(value) ? (value[language] ?? Object.values(value)[0]) : value
}

/** What the fields of a theme hold in one language, rows with their ids. What the theme does not ask for is not there. */
export function inLanguage(
  fields: readonly SettingField[],
  stored: SettingValues,
  language: string,
  isWithin = false,
): SettingValues {
  return Object.fromEntries(
    fields.flatMap((field): [string, SettingValue][] => {
      const value = own(field, Object.hasOwn(stored, field.name) ? stored[field.name] : undefined, language, isWithin)
      if (value === undefined || value === null) return []
      const isOne = isWithin || field.isLocalized === true
      if (field.type === 'group' && isRecord(value))
        return [[field.name, inLanguage(field.fields, value, language, isOne)]]
      if (field.type === 'list' && Array.isArray(value))
        return [
          [
            field.name,
            rowsIn(value).map((row) => ({ ...idOf(row), ...inLanguage(field.fields, row, language, isOne) })),
          ],
        ]
      return [[field.name, value]]
    }),
  )
}

/**
 * What is stored once the values of one language are others. Other languages keep theirs, rows by their ids, and what
 * the theme does not ask for (any more) stays.
 */
export function withLanguage(
  fields: readonly SettingField[],
  stored: SettingValues,
  given: SettingValues,
  language: string,
  isWithin = false,
): SettingValues {
  const values = { ...stored }
  for (const field of fields) {
    const next = put(field, values[field.name], given[field.name], language, isWithin)
    if (next === undefined) delete values[field.name]
    else values[field.name] = next
  }
  return values
}

function put(
  field: SettingField,
  stored: SettingValue | undefined,
  given: SettingValue | undefined,
  language: string,
  isWithin: boolean,
): SettingValue | undefined {
  if (field.isLocalized && !isWithin) {
    const { [language]: before, ...others } = isByLanguage(stored) ? stored : {}
    const next = below(field, before, given, language, true)
    const all = { ...others, ...(next !== undefined && { [language]: next }) }
    return Object.keys(all).length > 0 ? all : undefined
  }
  return below(field, stored, given, language, isWithin)
}

function below(
  field: SettingField,
  stored: SettingValue | undefined,
  given: SettingValue | undefined,
  language: string,
  isWithin: boolean,
): SettingValue | undefined {
  if (field.type === 'group' && (isRecord(given) || isRecord(stored))) {
    const values = withLanguage(field.fields, asValues(stored), asValues(given), language, isWithin)
    return Object.keys(values).length > 0 ? values : undefined
  }
  if (field.type !== 'list' || !Array.isArray(given)) return given
  const before = new Map(rowsIn(stored).map((row) => [row.id, row]))
  const rows = rowsIn(given).map((row) => ({
    ...withLanguage(field.fields, (row.id !== undefined && before.get(row.id)) || {}, row, language, isWithin),
    ...idOf(row),
  }))
  return rows.length > 0 ? rows : undefined
}

/** The languages in which anything is kept. */
export function languagesOf(fields: readonly SettingField[], stored: SettingValues): string[] {
  const found = fields.flatMap((field): string[] => {
    const value = stored[field.name]
    if (field.isLocalized) return isByLanguage(value) ? Object.keys(value) : []
    if (field.type === 'group') return languagesOf(field.fields, asValues(value))
    return field.type === 'list' ? rowsIn(value).flatMap((row) => languagesOf(field.fields, row)) : []
  })
  return [...new Set(found)]
}

const asValues = (value: unknown): SettingValues => (isRecord(value) ? (value as SettingValues) : {})
const rowsIn = (value: unknown): SettingValues[] =>
  Array.isArray(value) ? value.filter((row): row is SettingValues => isRecord(row)) : []
const idOf = ({ id }: SettingValues): SettingValues => (typeof id === 'string' ? { id } : {})
