import type { Translator } from '../../i18n/createTranslator'
import type { SettingProblem } from '../apps/readValue'
import { TARGETS } from '../apps/targets'
import { isRecord } from '../values'
import { readRichText } from '../apps/readRichText'
import type { ReferenceSetting, SettingField, TypedReference } from '../apps/settingFields'

const MOST_ROWS = 100
const MOST_CHARACTERS = 20_000

/**
 * What no draft may hold either: values of another kind than their field's, texts without end, links that are none.
 * What a theme has changed its mind about since is no misfit: whoever writes on can mend it.
 * @param values of one language
 * @param stored references that stood in the document before, as `referencesIn` names them
 */
export function findValueProblems(
  fields: readonly SettingField[],
  values: Record<string, unknown>,
  at: string,
  t: Translator,
  stored: ReadonlySet<string> = new Set(),
): SettingProblem[] {
  return fields.flatMap((field) => {
    const value = values[field.name]
    return value === undefined || value === null || value === ''
      ? []
      : findProblemsOfValue(field, value, at + field.name, t, stored)
  })
}

function findProblemsOfValue(
  field: SettingField,
  value: unknown,
  path: string,
  t: Translator,
  stored: ReadonlySet<string>,
): SettingProblem[] {
  const expect = (fits: boolean, message: string): SettingProblem[] => (fits ? [] : [{ message, path }])
  switch (field.type) {
    case 'switch':
      return expect(typeof value === 'boolean', t('checkOnOff'))
    case 'number':
      return expect(
        (typeof value === 'number' && Number.isFinite(value)) || (typeof value === 'string' && value.length <= 60),
        t('checkNumber'),
      )
    case 'choices':
      return expect(
        Array.isArray(value) && value.length <= MOST_ROWS && value.every((one) => isText(one)),
        t('checkChoices'),
      )
    case 'reference':
      if (
        field.isMany
          ? !Array.isArray(value) || value.length > MOST_ROWS || !value.every(isReference)
          : !isReference(value)
      )
        return expect(false, t(field.isMany ? 'checkDocuments' : 'checkDocument'))
      return expect(
        [value]
          .flat()
          .every((one) => isOfType(field, one as TypedReference) || stored.has(nameOf(one as TypedReference))),
        t('checkDocumentType'),
      )
    case 'richText': {
      // A text that was plain before its theme asked for more.
      if (typeof value === 'string') return expect(isText(value), t('checkFormatted'))
      const reading = readRichText(value, t)
      return 'problem' in reading ? [{ message: reading.problem, path }] : []
    }
    case 'group':
      return isRecord(value)
        ? findValueProblems(field.fields, value, `${path}.`, t, stored)
        : expect(false, t('checkByName'))
    case 'list':
      if (!Array.isArray(value) || value.length > MOST_ROWS)
        return expect(false, Array.isArray(value) ? t('checkMost', { most: MOST_ROWS }) : t('checkList'))
      return value.flatMap((row: unknown, index) =>
        isRecord(row)
          ? findValueProblems(field.fields, row, `${path}.${index}.`, t, stored)
          : [{ message: t('checkByName'), path: `${path}.${index}` }],
      )
    default:
      return expect(isText(value), t('checkText'))
  }
}

const isText = (value: unknown): boolean => typeof value === 'string' && value.length <= MOST_CHARACTERS
const isReference = (value: unknown): value is TypedReference =>
  isRecord(value) && typeof value.relationTo === 'string' && typeof value.value === 'string'
/** What no theme may refer to is refused with every other reference that leads out of the site. */
const isOfType = ({ relationTo }: ReferenceSetting, reference: TypedReference): boolean =>
  [relationTo].flat().includes(reference.relationTo) || !TARGETS.has(reference.relationTo)
const nameOf = ({ relationTo, value }: TypedReference): string => `${relationTo}/${value}`

/** Every reference that stands anywhere in stored values, by type and id. */
export function referencesIn(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) value.forEach((one) => referencesIn(one, found))
  else if (isRecord(value)) {
    if (isReference(value)) found.add(nameOf(value))
    for (const one of Object.values(value)) referencesIn(one, found)
  }
  return found
}
