import type { Translator } from '../../i18n/createTranslator'
import type { SettingProblem } from '../apps/readValue'
import { isRecord } from '../values'
import { readValue } from '../apps/readValue'
import type { SettingField, SettingValues } from '../apps/settingFields'
import { inLanguage, isByLanguage, languagesOf } from './language'
import { leastRows } from './leastRows'
import { findValueProblems } from './findValueProblems'

export interface Checking {
  /** Language in which what is required must be there. */
  defaultLanguage: string
  /** Only what nothing may hold is said: rules are for what gets published. */
  isDraft: boolean
  /** Names that stood in the document before: a theme that asks for them no more takes nothing away. */
  known: ReadonlySet<string>
  /** References that stood in the document before, as `referencesIn` names them. Default: none. */
  stored?: ReadonlySet<string>
  /** Says what is wrong, in the language of whoever writes. */
  t: Translator
}

const MOST_CHARACTERS = 300_000

/**
 * Says what is wrong with values that a document holds for its theme, in all their languages.
 * @param given as it came, whatever that is
 * @returns each with its place below the values: `quotes.0.words`
 */
export function checkValues(
  fields: readonly SettingField[],
  given: unknown,
  { defaultLanguage, isDraft, known, stored, t }: Checking,
): SettingProblem[] {
  if (given === undefined || given === null)
    return checkValues(fields, {}, { defaultLanguage, isDraft, known, stored, t })
  if (!isRecord(given)) return [{ message: t('checkByName'), path: '' }]
  if (JSON.stringify(given).length > MOST_CHARACTERS)
    return [{ message: t('checkMostInAll', { most: MOST_CHARACTERS }), path: '' }]
  const values = given as SettingValues
  const problems = [...unknownNames(fields, values, { at: '', known, t }), ...wrongLanguages(fields, values, '', t)]
  if (problems.length > 0) return problems
  for (const language of new Set([defaultLanguage, ...languagesOf(fields, values)])) {
    const plain = inLanguage(fields, values, language)
    problems.push(...findValueProblems(fields, plain, '', t, stored))
    if (!isDraft) problems.push(...brokenRules(fields, plain, language === defaultLanguage, t))
  }
  return [...new Map(problems.map((problem) => [problem.path, problem])).values()]
}

/** What the fields of a theme say of a document that is to be seen. */
function brokenRules(
  fields: readonly SettingField[],
  plain: SettingValues,
  isDefault: boolean,
  t: Translator,
): SettingProblem[] {
  return readValue(
    { name: '', fields: fields.map((field) => strict(field, isDefault)), label: { text: '' }, type: 'group' },
    plain,
    '',
    t,
  ).problems.map(({ message, path }) => ({ message, path: path.replace(/^\./, '') }))
}

/** Only the language of the site must be complete; lists have as many rows as they must. */
function strict(field: SettingField, isDefault: boolean): SettingField {
  const isNeeded = (isDefault || !field.isLocalized) && field.isRequired === true
  if (field.type === 'group')
    return { ...field, fields: field.fields.map((one) => strict(one, isDefault)), isRequired: isNeeded }
  if (field.type !== 'list') return { ...field, isRequired: isNeeded }
  const least = leastRows(field)
  return {
    ...field,
    fields: field.fields.map((one) => strict(one, isDefault)),
    isRequired: (isDefault || !field.isLocalized) && least > 0,
    minRows: least,
  }
}

/** Names that no field has, and that were not there before. */
function unknownNames(
  fields: readonly SettingField[],
  values: Record<string, unknown>,
  { at, known, t }: { at: string; known: ReadonlySet<string>; t: Translator },
): SettingProblem[] {
  const own = Object.keys(values).flatMap((name) =>
    fields.some((field) => field.name === name) || known.has(name) || (at !== '' && name === 'id')
      ? []
      : [{ message: t('checkStranger'), path: at + name }],
  )
  const below = fields.flatMap((field) => {
    const value = values[field.name]
    if (field.isLocalized) return []
    if (field.type === 'group' && isRecord(value))
      return unknownNames(field.fields, value, { at: `${at}${field.name}.`, known, t })
    if (field.type === 'list' && Array.isArray(value))
      return value.flatMap((row: unknown, index) =>
        isRecord(row) ? unknownNames(field.fields, row, { at: `${at}${field.name}.${index}.`, known, t }) : [],
      )
    return []
  })
  return [...own, ...below]
}

/** Values by language whose languages are none. */
function wrongLanguages(
  fields: readonly SettingField[],
  values: Record<string, unknown>,
  at: string,
  t: Translator,
): SettingProblem[] {
  return fields.flatMap((field): SettingProblem[] => {
    const value = values[field.name]
    const path = at + field.name
    const mayBePlain = field.type === 'group' || field.type === 'richText'
    if (field.isLocalized && isRecord(value) && !isByLanguage(value) && !mayBePlain)
      return [{ message: t('checkByLanguage'), path }]
    if (field.isLocalized) return []
    if (field.type === 'group' && isRecord(value)) return wrongLanguages(field.fields, value, `${path}.`, t)
    return field.type === 'list' && Array.isArray(value)
      ? value.flatMap((row: unknown, index) =>
          isRecord(row) ? wrongLanguages(field.fields, row, `${path}.${index}.`, t) : [],
        )
      : []
  })
}

/** Every name that stands anywhere in stored values. */
export function namesIn(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) value.forEach((one) => namesIn(one, found))
  else if (isRecord(value)) {
    for (const [name, one] of Object.entries(value)) {
      found.add(name)
      namesIn(one, found)
    }
  }
  return found
}
