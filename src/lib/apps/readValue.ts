import type { Translator } from '../../i18n/createTranslator'
import { CHECKS } from '../themes/checks'
import { isConditionMet } from '../themes/isConditionMet'
import { isNothing } from '../objects/isNothing'
import { isRecord } from '../values'
import { readRichText } from './readRichText'
import type { GroupSetting, ListSetting, SettingField, SettingValue, SettingValues } from './settingFields'
import { valueSchema } from './valueSchema'

const MOST_ROWS = 50

/** What is wrong with one setting; `path` is its name. */
export interface SettingProblem {
  message: string
  path: string
}

export interface Reading {
  /** Undefined: nothing was filled in. */
  value?: SettingValue
  problems: SettingProblem[]
}

/**
 * Reads what was sent for a setting, rows and groups within it too.
 * @param path of the setting, for what is wrong with it
 * @param t says what is wrong, in the caller's language
 */
export function readValue(field: SettingField, given: unknown, path: string, t: Translator): Reading {
  if (field.type === 'group') return readGroup(field, given, path, t)
  if (field.type === 'list') return readRows(field, given, path, t)
  if (field.type === 'richText') {
    const reading = readRichText(given, t)
    return 'problem' in reading
      ? { problems: [{ message: reading.problem, path }] }
      : { problems: [], ...(reading.value && { value: reading.value }) }
  }
  const parsed = valueSchema(field, t).safeParse(given)
  if (!parsed.success) return { problems: [{ message: parsed.error.issues[0]?.message ?? t('checkWrong'), path }] }
  const value = parsed.data as SettingValue
  return { problems: [], ...(!(Array.isArray(value) && value.length === 0) && { value: distinct(value) }) }
}

/** Each choice and each document once. */
const distinct = (value: SettingValue): SettingValue =>
  Array.isArray(value)
    ? ([...new Map(value.map((one: unknown) => [JSON.stringify(one), one])).values()] as SettingValue)
    : value

function readGroup({ fields }: Pick<GroupSetting, 'fields'>, given: unknown, path: string, t: Translator): Reading {
  if (!isRecord(given)) return { problems: [{ message: t('checkSettings'), path }] }
  const unknown = Object.keys(given).filter((name) => !fields.some((field) => field.name === name))
  const problems: SettingProblem[] = unknown.map((name) => ({ message: t('checkNoSetting'), path: `${path}.${name}` }))
  const values: SettingValues = {}
  for (const field of fields) {
    const one = Object.hasOwn(given, field.name) ? given[field.name] : null
    const reading: Reading = isNothing(one) ? { problems: [] } : readValue(field, one, `${path}.${field.name}`, t)
    problems.push(...reading.problems)
    if (reading.value !== undefined) values[field.name] = reading.value
    else if (field.isRequired && reading.problems.length === 0 && isConditionMet(field, given))
      problems.push({ message: neededFor(field, t), path: `${path}.${field.name}` })
    if (reading.problems.length === 0 && isConditionMet(field, given))
      problems.push(...failedCheck(field, reading.value, `${path}.${field.name}`, t))
  }
  return { problems, ...(Object.keys(values).length > 0 && { value: values }) }
}

/** A list says how many rows it wants. */
const neededFor = (field: SettingField, t: Translator): string =>
  field.type === 'list' && field.minRows
    ? t('rowsTooFew', { count: field.minRows, label: labelOf(field, t) })
    : t('checkNeeded')
const labelOf = ({ label }: SettingField, t: Translator): string => (typeof label === 'string' ? t(label) : label.text)

/** What the field's own check says of its value. */
export function failedCheck(
  { check }: SettingField,
  value: SettingValue | undefined,
  path: string,
  t: Translator,
): SettingProblem[] {
  const verdict = check && Object.hasOwn(CHECKS, check) ? CHECKS[check]!(value) : true
  return verdict === true ? [] : [{ message: t(verdict), path }]
}

function readRows(field: ListSetting, given: unknown, path: string, t: Translator): Reading {
  if (!Array.isArray(given)) return { problems: [{ message: t('checkList'), path }] }
  const [least, most] = [field.minRows ?? 0, field.maxRows ?? MOST_ROWS]
  if (given.length > most)
    return { problems: [{ message: t('rowsTooMany', { count: most, label: labelOf(field, t) }), path }] }
  if (given.length > 0 && given.length < least)
    return { problems: [{ message: t('rowsTooFew', { count: least, label: labelOf(field, t) }), path }] }
  const rows = given.map((row: unknown, index) =>
    readGroup(field, isRecord(row) ? withoutId(row) : row, `${path}.${index}`, t),
  )
  const values = rows.map(({ value }) => (value ?? {}) as SettingValues)
  return { problems: rows.flatMap(({ problems }) => problems), ...(values.length > 0 && { value: values }) }
}

/** A form tells its rows apart; what is stored for a whole site needs no names for them. */
const withoutId = ({ id: _, ...row }: Record<string, unknown>): Record<string, unknown> => row
