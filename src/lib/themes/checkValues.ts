import type { Translator } from '@/i18n/createTranslator'
import type { SettingProblem } from '@/lib/apps/readValue'
import { isRecord } from '@/lib/values'
import { readValue } from '@/lib/apps/readValue'
import type { SettingField, SettingValues } from '@/lib/apps/settingFields'
import { inLanguage, isByLanguage, languagesOf } from './language'
import { minRowsOf } from './fields'
import { findValueProblems } from './findValueProblems'
import { findSkippedTimes } from './skippedTimes'

export interface CheckOptions {
  /** Language in which required values must be filled in. */
  defaultLanguage: string
  /** Reports only values that are never valid; the theme's rules apply when publishing. */
  isDraft: boolean
  /** Names that the document already contains: they are accepted although the theme no longer defines them. */
  known: ReadonlySet<string>
  /** References that the document already contains, as returned by `referencesIn`. Default: none. */
  stored?: ReadonlySet<string>
  /** Translator for the messages. */
  t: Translator
  /** The site's time zone, whose clocks may skip an hour. Default: not checked. */
  zone?: string
}

const MAX_CHARACTERS = 300_000

/**
 * Validates the theme values of a document in all languages.
 * @param submitted the submitted values, unvalidated
 * @returns each problem with its path below the values: `quotes.0.words`
 */
export function checkValues(
  fields: readonly SettingField[],
  submitted: unknown,
  { defaultLanguage, isDraft, known, stored, t, zone }: CheckOptions,
): SettingProblem[] {
  if (submitted === undefined || submitted === null)
    return checkValues(fields, {}, { defaultLanguage, isDraft, known, stored, t, zone })
  if (!isRecord(submitted)) return [{ message: t('checkByName'), path: '' }]
  if (JSON.stringify(submitted).length > MAX_CHARACTERS)
    return [{ message: t('checkMostInAll', { most: MAX_CHARACTERS }), path: '' }]
  const values = submitted as SettingValues
  const problems = [
    ...findUnknownNames(fields, values, { basePath: '', known, t }),
    ...findUnknownLanguages(fields, values, '', t),
  ]
  if (problems.length > 0) return problems
  for (const language of new Set([defaultLanguage, ...languagesOf(fields, values)])) {
    const plain = inLanguage(fields, values, language)
    problems.push(...findValueProblems(fields, plain, '', t, stored))
    if (isDraft) continue
    problems.push(...ruleProblems(fields, plain, language === defaultLanguage, t))
    if (zone) problems.push(...findSkippedTimes(fields, plain, zone, t))
  }
  return [...new Map(problems.map((problem) => [problem.path, problem])).values()]
}

/** Problems that prevent publishing. */
function ruleProblems(
  fields: readonly SettingField[],
  plain: SettingValues,
  isDefault: boolean,
  t: Translator,
): SettingProblem[] {
  return readValue(
    { name: '', fields: fields.map((field) => withRequirements(field, isDefault)), label: { text: '' }, type: 'group' },
    plain,
    '',
    t,
  ).problems.map(({ message, path }) => ({ message, path: path.replace(/^\./, '') }))
}

/** Required values must be filled in for the default language only; lists must have their minimum number of rows. */
function withRequirements(field: SettingField, isDefault: boolean): SettingField {
  const isNeeded = (isDefault || !field.isLocalized) && field.isRequired === true
  if (field.type === 'group')
    return { ...field, fields: field.fields.map((inner) => withRequirements(inner, isDefault)), isRequired: isNeeded }
  if (field.type !== 'list') return { ...field, isRequired: isNeeded }
  const minRows = minRowsOf(field)
  return {
    ...field,
    fields: field.fields.map((inner) => withRequirements(inner, isDefault)),
    isRequired: (isDefault || !field.isLocalized) && minRows > 0,
    minRows,
  }
}

/** Names that no field has and that the document did not contain before. */
function findUnknownNames(
  fields: readonly SettingField[],
  values: Record<string, unknown>,
  { basePath, known, t }: { basePath: string; known: ReadonlySet<string>; t: Translator },
): SettingProblem[] {
  const own = Object.keys(values).flatMap((name) =>
    fields.some((field) => field.name === name) || known.has(name) || (basePath !== '' && name === 'id')
      ? []
      : [{ message: t('checkStranger'), path: basePath + name }],
  )
  const below = fields.flatMap((field) => {
    const value = values[field.name]
    if (field.isLocalized) return []
    if (field.type === 'group' && isRecord(value))
      return findUnknownNames(field.fields, value, { basePath: `${basePath}${field.name}.`, known, t })
    if (field.type === 'list' && Array.isArray(value))
      return value.flatMap((row: unknown, index) =>
        isRecord(row)
          ? findUnknownNames(field.fields, row, { basePath: `${basePath}${field.name}.${index}.`, known, t })
          : [],
      )
    return []
  })
  return [...own, ...below]
}

/** Localized values with unknown language codes. */
function findUnknownLanguages(
  fields: readonly SettingField[],
  values: Record<string, unknown>,
  basePath: string,
  t: Translator,
): SettingProblem[] {
  return fields.flatMap((field): SettingProblem[] => {
    const value = values[field.name]
    const path = basePath + field.name
    const mayBePlain = field.type === 'group' || field.type === 'richText'
    if (field.isLocalized && isRecord(value) && !isByLanguage(value) && !mayBePlain)
      return [{ message: t('checkByLanguage'), path }]
    if (field.isLocalized) return []
    if (field.type === 'group' && isRecord(value)) return findUnknownLanguages(field.fields, value, `${path}.`, t)
    return field.type === 'list' && Array.isArray(value)
      ? value.flatMap((row: unknown, index) =>
          isRecord(row) ? findUnknownLanguages(field.fields, row, `${path}.${index}.`, t) : [],
        )
      : []
  })
}

/** All property names in stored values, at any depth. */
export function namesIn(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) value.forEach((item) => namesIn(item, found))
  else if (isRecord(value)) {
    for (const [name, inner] of Object.entries(value)) {
      found.add(name)
      namesIn(inner, found)
    }
  }
  return found
}
