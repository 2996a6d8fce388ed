import type { Translator } from '@/i18n/createTranslator'
import { isEmptyValue, isRecord, ownValue } from '@/lib/values'
import { CHECKS } from './checks'
import { isConditionMet, minRowsOf, placedValues, type PlacedValue } from './fields'
import { readRichText } from './readRichText'
import type { ArrayThemeField, ThemeField } from './themeField'
import { valueSchema } from './valueSchema'

// Payload's own `validate` functions count on columns that have a type, and these values are stored as JSON: of 36
// wrong values, most of them from our tests, they accept 17, such as a list for a text, 30 February, the colour `red`
// and a document of another type. Those of references and rich text are also asynchronous and need the configuration,
// while a form checks its values as they are typed. The rules below would be needed beside them.

const MAX_ROWS = 50

/** A problem of a value; `path` is its name, with those of rows and groups around it. */
export interface SettingProblem {
  message: string
  path: string
}

interface RuleOptions {
  /** Whether a field must be filled in while its condition is met. */
  isNeeded: (field: ThemeField) => boolean
  /** Translator for the messages. */
  t: Translator
}

/**
 * Finds what prevents values from being published: what is missing, invalid or beyond the limits of its field.
 * @param values values of one language
 */
export const findRuleProblems = (
  fields: readonly ThemeField[],
  values: Readonly<Record<string, unknown>>,
  options: RuleOptions,
): SettingProblem[] => placedValues(fields, values).flatMap((placed) => problemsOf(placed, options))

function problemsOf({ field, path, siblings, value }: PlacedValue, { isNeeded, t }: RuleOptions): SettingProblem[] {
  const isShown = isConditionMet(field, siblings)
  const hasValue = isFilled(field, value, t)
  const invalid = hasValue ? problemsOfValue(field, value, path, t) : []
  if (invalid.length > 0) return invalid
  const missing = !hasValue && isShown && isNeeded(field) ? [{ message: missingMessage(field, t), path }] : []
  const check = field.admin?.custom?.check
  const verdict = isShown && check ? (ownValue(CHECKS, check)?.(hasValue ? value : undefined) ?? true) : true
  return verdict === true ? missing : [...missing, { message: t(verdict), path }]
}

/** Whether something was entered. Lists without rows and rich text without content are empty. */
function isFilled(field: ThemeField, value: unknown, t: Translator): boolean {
  if (isEmptyValue(value)) return false
  if (Array.isArray(value) && isList(field)) return value.length > 0
  if (field.type !== 'richText') return true
  const reading = readRichText(value, t)
  return 'problem' in reading || reading.value !== undefined
}

/** Whether the value of a field is a list. */
export const isList = (field: ThemeField): boolean =>
  field.type === 'array' || ('hasMany' in field && field.hasMany === true)

const missingMessage = (field: ThemeField, t: Translator): string =>
  field.type === 'array'
    ? t('rowsTooFew', { count: Math.max(1, minRowsOf(field)), label: field.label })
    : t('checkNeeded')

function problemsOfValue(field: ThemeField, value: unknown, path: string, t: Translator): SettingProblem[] {
  if (field.type === 'array') return rowProblems(field, value, path, t)
  if (field.type === 'group') return isRecord(value) ? [] : [{ message: t('checkSettings'), path }]
  if (field.type === 'richText') {
    const reading = readRichText(value, t)
    return 'problem' in reading ? [{ message: reading.problem, path }] : []
  }
  const parsed = valueSchema(field, t).safeParse(value)
  return parsed.success ? [] : [{ message: parsed.error.issues[0]?.message ?? t('checkWrong'), path }]
}

function rowProblems(field: ArrayThemeField, rows: unknown, path: string, t: Translator): SettingProblem[] {
  if (!Array.isArray(rows)) return [{ message: t('checkList'), path }]
  const { label, maxRows = MAX_ROWS, minRows = 0 } = field
  if (rows.length > maxRows) return [{ message: t('rowsTooMany', { count: maxRows, label }), path }]
  if (rows.length < minRows) return [{ message: t('rowsTooFew', { count: minRows, label }), path }]
  return rows.flatMap((row: unknown, index) =>
    isRecord(row) ? [] : [{ message: t('checkSettings'), path: `${path}.${index}` }],
  )
}
