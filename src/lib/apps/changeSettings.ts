import type { Translator } from '../../i18n/createTranslator'
import { isConditionMet } from '../themes/isConditionMet'
import { isNothing } from '../objects/isNothing'
import { isRecord } from '../values'
import { failedCheck, readValue, type SettingProblem } from './readValue'
import type { SettingField, SettingValues } from './settingFields'

/** All values from now on, those that stay included, or what is wrong with those that were given. */
export type SettingsVerdict = { values: SettingValues } | { problems: SettingProblem[] }

/**
 * Decides what becomes of the values of a theme's block when a form is saved. What is left out stays; `null` or an
 * empty text takes a value away.
 * @param given as it came, whatever that is
 * @param t says what is wrong, in the caller's language
 */
export function changeSettings(
  fields: readonly SettingField[],
  given: unknown,
  stored: SettingValues,
  t: Translator,
): SettingsVerdict {
  if (!isRecord(given)) return { problems: [{ message: t('checkSettings'), path: '' }] }
  const problems: SettingProblem[] = []
  for (const name of Object.keys(given)) {
    if (!fields.some((field) => field.name === name)) problems.push({ message: t('checkNoSetting'), path: name })
  }
  // Values of settings that exist no more are not kept.
  const values: SettingValues = Object.fromEntries(
    fields.flatMap(({ name }) => (Object.hasOwn(stored, name) ? [[name, stored[name]!]] : [])),
  )
  for (const field of fields) {
    if (Object.hasOwn(given, field.name)) problems.push(...apply(field, given[field.name], values, t))
  }
  if (problems.length === 0)
    problems.push(
      ...missing(fields, values, t),
      ...fields.flatMap((field) => failedCheck(field, values[field.name], field.name, t)),
    )
  return problems.length > 0 ? { problems } : { values }
}

/** @returns what is wrong with the value */
function apply(field: SettingField, given: unknown, values: SettingValues, t: Translator): SettingProblem[] {
  const { problems, value } = isNothing(given) ? { problems: [] } : readValue(field, given, field.name, t)
  if (problems.length > 0) return problems
  if (value === undefined) delete values[field.name]
  else values[field.name] = value
  return []
}

const missing = (fields: readonly SettingField[], values: SettingValues, t: Translator): SettingProblem[] =>
  fields
    .filter((field) => field.isRequired && isConditionMet(field, values) && values[field.name] === undefined)
    .map(({ name }) => ({ message: t('checkNeeded'), path: name }))
