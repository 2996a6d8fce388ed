import type { Translator } from '@/i18n/createTranslator'
import type { SettingValues } from '@/lib/apps/settingValues'
import { isRecord } from '@/lib/values'
import { minRowsOf, placedValues } from './fields'
import { findValueProblems } from './findValueProblems'
import { inLanguage, isByLanguage, languagesOf } from './language'
import { findRuleProblems, type SettingProblem } from './ruleProblems'
import { findSkippedTimes } from './skippedTimes'
import type { ThemeField } from './themeField'

export interface CheckOptions {
  /** Language in which required values must be filled in. */
  defaultLanguage: string
  /** Reports only values that are never valid; the theme's rules apply when publishing. */
  isDraft: boolean
  /** Names that the document already contains: they are accepted although the theme no longer defines them. */
  known: ReadonlySet<string>
  /** References that the document already contains, as returned by `storedReferences`. Default: none. */
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
  fields: readonly ThemeField[],
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
    ...findUnknownNames(fields, values, {
      isKnown: (name) => known.has(name),
      mayEnter: isPlain,
      message: t('checkStranger'),
    }),
    ...findUnknownLanguages(fields, values, t),
  ]
  if (problems.length > 0) return problems
  for (const language of new Set([defaultLanguage, ...languagesOf(fields, values)])) {
    const plain = inLanguage(fields, values, language)
    problems.push(...findValueProblems(fields, plain, t, stored))
    if (isDraft) continue
    const isDefault = language === defaultLanguage
    problems.push(...findRuleProblems(fields, plain, { isNeeded: (field) => isNeeded(field, isDefault), t }))
    if (zone) problems.push(...findSkippedTimes(fields, plain, zone, t))
  }
  return [...new Map(problems.map((problem) => [problem.path, problem])).values()]
}

/** A required value must be filled in for the default language only; lists must have their minimum number of rows. */
const isNeeded = (field: ThemeField, isDefault: boolean): boolean =>
  (isDefault || !field.localized) && (field.type === 'array' ? minRowsOf(field) > 0 : field.required === true)

interface NameOptions {
  /** Names that are accepted although no field has them. */
  isKnown: (name: string) => boolean
  message: string
  /** Whether the values of a field are by name. Default: those of all groups and lists. */
  mayEnter?: (field: ThemeField) => boolean
}

/** Names that no field has. Rows and groups may have an id. */
export function findUnknownNames(
  fields: readonly ThemeField[],
  values: Readonly<Record<string, unknown>>,
  options: NameOptions,
  basePath = '',
): SettingProblem[] {
  const { isKnown, message, mayEnter = () => true } = options
  const own = Object.keys(values).flatMap((name) =>
    fields.some((field) => field.name === name) || isKnown(name) || (basePath !== '' && name === 'id')
      ? []
      : [{ message, path: basePath + name }],
  )
  const below = fields.flatMap((field) => {
    const value = values[field.name]
    if (!('fields' in field) || !mayEnter(field)) return []
    const rows: [string, unknown][] =
      field.type === 'group'
        ? [['', value]]
        : Array.isArray(value)
          ? [...value.entries()].map(([index, row]) => [`${index}.`, row])
          : []
    return rows.flatMap(([index, row]) =>
      isRecord(row) ? findUnknownNames(field.fields, row, options, `${basePath}${field.name}.${index}`) : [],
    )
  })
  return [...own, ...below]
}

/** Localized values with unknown language codes. */
const findUnknownLanguages = (
  fields: readonly ThemeField[],
  values: Readonly<Record<string, unknown>>,
  t: Translator,
): SettingProblem[] =>
  placedValues(fields, values, isPlain).flatMap(({ field, path, value }) =>
    field.localized && isRecord(value) && !isByLanguage(value) && field.type !== 'group' && field.type !== 'richText'
      ? [{ message: t('checkByLanguage'), path }]
      : [],
  )

/** Whether the value of a field is not by language. */
const isPlain = ({ localized }: ThemeField): boolean => !localized

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
