import type { Translator } from '@/i18n/createTranslator'
import type { TypedReference } from '@/lib/apps/settingValues'
import { THEME_TARGETS } from '@/lib/apps/targets'
import { isRecord } from '@/lib/values'
import { placedValues, type PlacedValue } from './fields'
import { readRichText } from './readRichText'
import type { SettingProblem } from './ruleProblems'
import type { ReferenceThemeField, ThemeField } from './themeField'

const MAX_ROWS = 100
const MAX_CHARACTERS = 20_000

/**
 * Finds values that are invalid even in drafts: wrong types, excessive lengths, malformed links. Values that no longer
 * match a changed theme are accepted, so that the user can correct them.
 * @param values values of one language
 * @param stored references that the document already contains, as returned by `storedReferences`
 */
export const findValueProblems = (
  fields: readonly ThemeField[],
  values: Readonly<Record<string, unknown>>,
  t: Translator,
  stored: ReadonlySet<string> = new Set(),
): SettingProblem[] =>
  placedValues(fields, values).flatMap((placed) =>
    placed.value === undefined || placed.value === null || placed.value === '' ? [] : problemsOf(placed, t, stored),
  )

function problemsOf({ field, path, value }: PlacedValue, t: Translator, stored: ReadonlySet<string>): SettingProblem[] {
  const expect = (isValid: boolean, message: string): SettingProblem[] => (isValid ? [] : [{ message, path }])
  switch (field.type) {
    case 'array':
      if (!Array.isArray(value) || value.length > MAX_ROWS)
        return expect(false, Array.isArray(value) ? t('checkMost', { most: MAX_ROWS }) : t('checkList'))
      return value.flatMap((row: unknown, index) =>
        isRecord(row) ? [] : [{ message: t('checkByName'), path: `${path}.${index}` }],
      )
    case 'checkbox':
      return expect(typeof value === 'boolean', t('checkOnOff'))
    case 'group':
      return expect(isRecord(value), t('checkByName'))
    case 'number':
      return expect(
        (typeof value === 'number' && Number.isFinite(value)) || (typeof value === 'string' && value.length <= 60),
        t('checkNumber'),
      )
    case 'relationship':
    case 'upload':
      if (
        field.hasMany
          ? !Array.isArray(value) || value.length > MAX_ROWS || !value.every(isReference)
          : !isReference(value)
      )
        return expect(false, t(field.hasMany ? 'checkDocuments' : 'checkDocument'))
      return expect(
        [value]
          .flat()
          .every((item) => isOfType(field, item as TypedReference) || stored.has(nameOf(item as TypedReference))),
        t('checkDocumentType'),
      )
    case 'richText': {
      // A plain text from before the theme changed the field to rich text.
      if (typeof value === 'string') return expect(isText(value), t('checkFormatted'))
      const reading = readRichText(value, t)
      return 'problem' in reading ? [{ message: reading.problem, path }] : []
    }
    case 'select':
      if (field.hasMany)
        return expect(
          Array.isArray(value) && value.length <= MAX_ROWS && value.every((item) => isText(item)),
          t('checkChoices'),
        )
  }
  return expect(isText(value), t('checkText'))
}

const isText = (value: unknown): boolean => typeof value === 'string' && value.length <= MAX_CHARACTERS
const isReference = (value: unknown): value is TypedReference =>
  isRecord(value) && typeof value.relationTo === 'string' && typeof value.value === 'string'
/** References to collections that are not content are rejected by `guardReferences`. */
const isOfType = ({ relationTo }: ReferenceThemeField, reference: TypedReference): boolean =>
  [relationTo].flat().includes(reference.relationTo) || !THEME_TARGETS.has(reference.relationTo)
const nameOf = ({ relationTo, value }: TypedReference): string => `${relationTo}/${value}`

/** All references in stored values, at any depth, as type and id. */
export function storedReferences(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) value.forEach((item) => storedReferences(item, found))
  else if (isRecord(value)) {
    if (isReference(value)) found.add(nameOf(value))
    for (const inner of Object.values(value)) storedReferences(inner, found)
  }
  return found
}
