import type { MessageKey } from '../../i18n/en'
import type { Translator } from '../../i18n/createTranslator'
import { ATTRIBUTE_PREFIX, attributeName, fieldName } from './fieldName'
import type { ManifestField } from './manifestSchema'

/** What is wrong with a manifest, and where. */
export interface ManifestProblem {
  message: string
  path: string
}

interface Place {
  path: string
  /** How many layers may follow, this one included. */
  layers: number
  /** Names follow from labels, those at the top with `custom.` before them. */
  isAttribute?: boolean
  isWithin?: boolean
  /** Settings of the theme say which documents are asked for them. */
  mayNameCollections?: boolean
  /** Says what is wrong, in the reader's language. */
  t: Translator
}

const NAME = /^[A-Za-z][\w-]{0,79}$/

/** What a schema cannot say of fields: names that stand twice, limits that contradict each other, layers without end. */
export function fieldProblems(fields: readonly ManifestField[], place: Place): ManifestProblem[] {
  if (place.layers < 1) return [{ message: place.t('manifestDeep'), path: place.path }]
  const seen = new Set<string>()
  return fields.flatMap((field, index) => {
    const path = `${place.path}.${index}`
    const at: At = (key, word, values) => [{ message: place.t(word, values), path: `${path}.${key}` }]
    const name = nameOf(field, place)
    const problems = nameProblem(field, name, place, seen, at)
    seen.add(name)
    if (
      field.condition &&
      !fields.some((one) => nameOf(one, place).replace(ATTRIBUTE_PREFIX, '') === field.condition?.field)
    )
      problems.push(...at('condition.field', 'manifestCondition'))
    if (field.collections && !place.mayNameCollections) problems.push(...at('collections', 'manifestCollections'))
    return [
      ...problems,
      ...typeProblems(field, at),
      ...(field.fields
        ? fieldProblems(field.fields, {
            isAttribute: place.isAttribute,
            isWithin: true,
            layers: place.layers - 1,
            path: `${path}.fields`,
            t: place.t,
          })
        : []),
    ]
  })
}

const nameOf = ({ label, name }: ManifestField, { isAttribute, isWithin }: Place): string =>
  isAttribute ? attributeName(label ?? '', !isWithin) : (name ?? fieldName(label ?? ''))

type At = (key: string, word: MessageKey, values?: Record<string, number | string>) => ManifestProblem[]

function nameProblem(
  field: ManifestField,
  name: string,
  { isAttribute }: Place,
  seen: Set<string>,
  at: At,
): ManifestProblem[] {
  if (isAttribute && !field.label) return at('label', 'manifestAttributeLabel')
  if (isAttribute && field.name !== undefined && field.name !== name)
    return at('name', 'manifestAttributeName', { name })
  const plain = isAttribute ? name.replace(ATTRIBUTE_PREFIX, '') : name
  if (!NAME.test(plain) || plain in Object.prototype)
    return at(field.name === undefined ? 'label' : 'name', 'manifestName')
  return seen.has(name) ? at(field.name === undefined ? 'label' : 'name', 'manifestTwiceField') : []
}

function typeProblems(field: ManifestField, at: At): ManifestProblem[] {
  const { type } = field
  const isArray = type === 'array'
  const problems: ManifestProblem[] = []
  if (isArray || type === 'group') {
    if (!field.fields) problems.push(...at('fields', 'manifestFields'))
  } else if (field.fields) problems.push(...at('fields', 'manifestFieldsOnly'))
  const isChoice = type === 'radio' || type === 'select'
  if (isChoice && !field.options) problems.push(...at('options', 'manifestOptions'))
  if (!isChoice && field.options) problems.push(...at('options', 'manifestOptionsOnly'))
  if (type === 'relationship' && !field.relationTo) problems.push(...at('relationTo', 'manifestRelation'))
  if (field.check && !['array', 'checkbox', 'radio'].includes(type)) problems.push(...at('check', 'manifestCheck'))
  if ((field.max ?? field.maxRows ?? Infinity) < (field.min ?? field.minRows ?? -Infinity))
    problems.push(...at(field.max === undefined ? 'maxRows' : 'max', 'manifestLeast'))
  if ((field.maxLength ?? Infinity) < (field.minLength ?? 0)) problems.push(...at('maxLength', 'manifestLeast'))
  if (
    isArray &&
    [field.min, field.max].some((one) => one !== undefined && (!Number.isInteger(one) || one < 0 || one > 100))
  )
    problems.push(...at(field.min === undefined ? 'max' : 'min', 'manifestRows'))
  return problems
}
