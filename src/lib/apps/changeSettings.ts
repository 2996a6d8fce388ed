import type { Translator } from '@/i18n/createTranslator'
import { isConditionMet } from '@/lib/themes/fields'
import { findSkippedTimes } from '@/lib/themes/skippedTimes'
import { isEmptyValue, isRecord, ownValue } from '@/lib/values'
import { failedCheck, readValue, type SettingProblem } from './readValue'
import type { SettingField, SettingValues } from './settingFields'
import { isNonEmpty, type NonEmpty } from '@/lib/lists/items'

/** All values after the change, including unchanged ones, or the problems of the submitted values. */
export type SettingsResult = { values: SettingValues } | { problems: NonEmpty<SettingProblem> }

/**
 * Validates and merges the values of a theme block when its form is saved. Omitted values stay unchanged; `null` or an
 * empty text removes a value.
 * @param submitted the submitted values, unvalidated
 * @param t translator for the messages
 * @param zone the site's, whose clocks may skip an hour. Default: UTC, which skips none
 */
export function changeSettings(
  fields: readonly SettingField[],
  submitted: unknown,
  stored: SettingValues,
  t: Translator,
  zone = 'UTC',
): SettingsResult {
  if (!isRecord(submitted)) return { problems: [{ message: t('checkSettings'), path: '' }] }
  const problems: SettingProblem[] = []
  for (const name of Object.keys(submitted)) {
    if (!fields.some((field) => field.name === name)) problems.push({ message: t('checkNoSetting'), path: name })
  }
  // Drop values of settings that no longer exist.
  const values: SettingValues = Object.fromEntries(
    fields.flatMap(({ name }) => {
      const value = ownValue(stored, name)
      return value === undefined ? [] : [[name, value]]
    }),
  )
  for (const field of fields) {
    if (Object.hasOwn(submitted, field.name)) problems.push(...applyValue(field, submitted[field.name], values, t))
  }
  if (problems.length === 0)
    problems.push(
      ...missingValues(fields, values, t),
      ...fields.flatMap((field) => failedCheck(field, values[field.name], field.name, t)),
      ...findSkippedTimes(
        fields.filter(({ name }) => Object.hasOwn(submitted, name)),
        values,
        zone,
        t,
      ),
    )
  return isNonEmpty(problems) ? { problems } : { values }
}

/** @returns the problems of the value */
function applyValue(field: SettingField, submitted: unknown, values: SettingValues, t: Translator): SettingProblem[] {
  const { problems, value } = isEmptyValue(submitted) ? { problems: [] } : readValue(field, submitted, field.name, t)
  if (problems.length > 0) return problems
  if (value === undefined) delete values[field.name]
  else values[field.name] = value
  return []
}

const missingValues = (fields: readonly SettingField[], values: SettingValues, t: Translator): SettingProblem[] =>
  fields
    .filter((field) => field.isRequired && isConditionMet(field, values) && values[field.name] === undefined)
    .map(({ name }) => ({ message: t('checkNeeded'), path: name }))
