import type { Translator } from '@/i18n/createTranslator'
import { CHECKS } from '@/lib/themes/checks'
import { isConditionMet } from '@/lib/themes/fields'
import { isEmptyValue, isRecord, ownValue } from '@/lib/values'
import { readRichText } from './readRichText'
import type { GroupSetting, ListSetting, SettingField, SettingValue, SettingValues } from './settingFields'
import { valueSchema } from './valueSchema'

const MAX_ROWS = 50

/** A problem of a setting; `path` is its name. */
export interface SettingProblem {
  message: string
  path: string
}

export interface Reading {
  /** Undefined if nothing was entered. */
  value?: SettingValue
  problems: SettingProblem[]
}

/**
 * Validates the submitted value of a setting, including rows and groups.
 * @param path path of the setting, for problems
 * @param t translator for the messages
 */
export function readValue(field: SettingField, submitted: unknown, path: string, t: Translator): Reading {
  if (field.type === 'group') return readGroup(field, submitted, path, t)
  if (field.type === 'list') return readRows(field, submitted, path, t)
  if (field.type === 'richText') {
    const reading = readRichText(submitted, t)
    return 'problem' in reading
      ? { problems: [{ message: reading.problem, path }] }
      : { problems: [], ...(reading.value && { value: reading.value }) }
  }
  const parsed = valueSchema(field, t).safeParse(submitted)
  if (!parsed.success) return { problems: [{ message: parsed.error.issues[0]?.message ?? t('checkWrong'), path }] }
  const value = parsed.data as SettingValue
  return { problems: [], ...(!(Array.isArray(value) && value.length === 0) && { value: distinct(value) }) }
}

/** Removes duplicate options and documents. */
const distinct = (value: SettingValue): SettingValue =>
  Array.isArray(value)
    ? ([...new Map(value.map((item: unknown) => [JSON.stringify(item), item])).values()] as SettingValue)
    : value

function readGroup({ fields }: Pick<GroupSetting, 'fields'>, submitted: unknown, path: string, t: Translator): Reading {
  if (!isRecord(submitted)) return { problems: [{ message: t('checkSettings'), path }] }
  const unknown = Object.keys(submitted).filter((name) => !fields.some((field) => field.name === name))
  const problems: SettingProblem[] = unknown.map((name) => ({ message: t('checkNoSetting'), path: `${path}.${name}` }))
  const values: SettingValues = {}
  for (const field of fields) {
    const fieldValue = Object.hasOwn(submitted, field.name) ? submitted[field.name] : null
    const reading: Reading = isEmptyValue(fieldValue)
      ? { problems: [] }
      : readValue(field, fieldValue, `${path}.${field.name}`, t)
    problems.push(...reading.problems)
    if (reading.value !== undefined) values[field.name] = reading.value
    else if (field.isRequired && reading.problems.length === 0 && isConditionMet(field, submitted))
      problems.push({ message: requiredMessage(field, t), path: `${path}.${field.name}` })
    if (reading.problems.length === 0 && isConditionMet(field, submitted))
      problems.push(...failedCheck(field, reading.value, `${path}.${field.name}`, t))
  }
  return { problems, ...(Object.keys(values).length > 0 && { value: values }) }
}

/** For a list, the message contains the minimum number of rows. */
const requiredMessage = (field: SettingField, t: Translator): string =>
  field.type === 'list' && field.minRows
    ? t('rowsTooFew', { count: field.minRows, label: labelOf(field, t) })
    : t('checkNeeded')
const labelOf = ({ label }: SettingField, t: Translator): string => (typeof label === 'string' ? t(label) : label.text)

/** The problems that the field's own check finds in its value. */
export function failedCheck(
  { check }: SettingField,
  value: SettingValue | undefined,
  path: string,
  t: Translator,
): SettingProblem[] {
  const verdict = check ? (ownValue(CHECKS, check)?.(value) ?? true) : true
  return verdict === true ? [] : [{ message: t(verdict), path }]
}

function readRows(field: ListSetting, submitted: unknown, path: string, t: Translator): Reading {
  if (!Array.isArray(submitted)) return { problems: [{ message: t('checkList'), path }] }
  const [minRows, maxRows] = [field.minRows ?? 0, field.maxRows ?? MAX_ROWS]
  if (submitted.length > maxRows)
    return { problems: [{ message: t('rowsTooMany', { count: maxRows, label: labelOf(field, t) }), path }] }
  if (submitted.length > 0 && submitted.length < minRows)
    return { problems: [{ message: t('rowsTooFew', { count: minRows, label: labelOf(field, t) }), path }] }
  const rows = submitted.map((row: unknown, index) =>
    readGroup(field, isRecord(row) ? withoutId(row) : row, `${path}.${index}`, t),
  )
  const values = rows.map(({ value }) => (value ?? {}) as SettingValues)
  return { problems: rows.flatMap(({ problems }) => problems), ...(values.length > 0 && { value: values }) }
}

/** Row ids only matter within a form; the settings of a tenant are stored without them. */
const withoutId = ({ id: _, ...row }: Record<string, unknown>): Record<string, unknown> => row
