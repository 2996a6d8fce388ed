import type { Translator } from '@/i18n/createTranslator'
import type { SettingValue, SettingValues } from '@/lib/apps/settingValues'
import { isNonEmpty, type NonEmpty } from '@/lib/lists/items'
import { isEmptyValue, isRecord } from '@/lib/values'
import { findUnknownNames } from './checkValues'
import { readRichText } from './readRichText'
import { findRuleProblems, isList, type SettingProblem } from './ruleProblems'
import { findSkippedTimes } from './skippedTimes'
import type { ThemeField } from './themeField'

/** All values after the change, including unchanged ones, or the problems of the submitted values. */
export type SettingsResult = { values: SettingValues } | { problems: NonEmpty<SettingProblem> }

/**
 * Validates and merges the values of a theme block when its form is saved. Omitted values stay unchanged; `null` or an
 * empty text removes a value, and values of settings that no longer exist are dropped.
 * @param submitted the submitted values, unvalidated
 * @param t translator for the messages
 * @param zone the site's, whose clocks may skip an hour. Default: UTC, which skips none
 */
export function changeSettings(
  fields: readonly ThemeField[],
  submitted: unknown,
  stored: SettingValues,
  t: Translator,
  zone = 'UTC',
): SettingsResult {
  if (!isRecord(submitted)) return { problems: [{ message: t('checkSettings'), path: '' }] }
  const values = tidyValues(fields, { ...stored, ...submitted }, t)
  const isChanged = ({ name }: ThemeField) => Object.hasOwn(submitted, name)
  const problems = [
    ...findUnknownNames(fields, submitted, { isKnown: () => false, message: t('checkNoSetting') }),
    ...findRuleProblems(
      fields.filter((field) => isChanged(field) || values[field.name] === undefined),
      values,
      { isNeeded: ({ required }) => required === true, t },
    ),
    ...findSkippedTimes(fields.filter(isChanged), values, zone, t),
  ]
  return isNonEmpty(problems) ? { problems } : { values }
}

/** The values that fields have, trimmed, without empty ones and duplicates. Those of the wrong type stay, to be refused. */
const tidyValues = (fields: readonly ThemeField[], values: Record<string, unknown>, t: Translator): SettingValues =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const value = Object.hasOwn(values, field.name) ? tidyValue(field, values[field.name], t) : undefined
      return value === undefined ? [] : [[field.name, value as SettingValue]]
    }),
  )

function tidyValue(field: ThemeField, value: unknown, t: Translator): unknown {
  if (isEmptyValue(value)) return undefined
  if (Array.isArray(value) && isList(field)) {
    if (value.length === 0) return undefined
    // Row ids only matter within a form; the settings of a tenant are stored without them.
    if (field.type === 'array') return value.map((row) => (isRecord(row) ? tidyValues(field.fields, row, t) : row))
    return [...new Map(value.map((item: unknown) => [JSON.stringify(item), item])).values()]
  }
  if (field.type === 'group' && isRecord(value)) {
    const inner = tidyValues(field.fields, value, t)
    return Object.keys(inner).length > 0 ? inner : undefined
  }
  if (field.type === 'richText') {
    const reading = readRichText(value, t)
    return 'problem' in reading ? value : reading.value
  }
  return typeof value === 'string' ? value.trim() : value
}
