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
}

const NAME = /^[A-Za-z][\w-]{0,79}$/

/** What a schema cannot say of fields: names that stand twice, limits that contradict each other, layers without end. */
export function fieldProblems(fields: readonly ManifestField[], place: Place): ManifestProblem[] {
  if (place.layers < 1) return [{ message: 'This stands too deep within other fields', path: place.path }]
  const seen = new Set<string>()
  return fields.flatMap((field, index) => {
    const path = `${place.path}.${index}`
    const at = (key: string, message: string): ManifestProblem[] => [{ message, path: `${path}.${key}` }]
    const name = nameOf(field, place)
    const problems = nameProblem(field, name, place, seen, at)
    seen.add(name)
    if (field.condition && !fields.some((one) => nameOf(one, place).replace(ATTRIBUTE_PREFIX, '') === field.condition?.field)) problems.push(...at('condition.field', 'There is no such field beside this one'))
    if (field.collections && !place.mayNameCollections) problems.push(...at('collections', 'Only settings of the theme name collections'))
    return [...problems, ...typeProblems(field, at), ...(field.fields ? fieldProblems(field.fields, { isAttribute: place.isAttribute, isWithin: true, layers: place.layers - 1, path: `${path}.fields` }) : [])]
  })
}

const nameOf = ({ label, name }: ManifestField, { isAttribute, isWithin }: Place): string =>
  isAttribute ? attributeName(label ?? '', !isWithin) : (name ?? fieldName(label ?? ''))

type At = (key: string, message: string) => ManifestProblem[]

function nameProblem(field: ManifestField, name: string, { isAttribute }: Place, seen: Set<string>, at: At): ManifestProblem[] {
  if (isAttribute && !field.label) return at('label', 'An attribute has a label')
  if (isAttribute && field.name !== undefined && field.name !== name) return at('name', `The name of an attribute follows from its label: ${name}`)
  const plain = isAttribute ? name.replace(ATTRIBUTE_PREFIX, '') : name
  if (!NAME.test(plain) || plain in Object.prototype) return at(field.name === undefined ? 'label' : 'name', 'A name of letters, digits, - and _ that begins with a letter')
  return seen.has(name) ? at(field.name === undefined ? 'label' : 'name', 'Another field has this name') : []
}

function typeProblems(field: ManifestField, at: At): ManifestProblem[] {
  const { type } = field
  const isArray = type === 'array'
  const problems: ManifestProblem[] = []
  if (isArray || type === 'group') {
    if (!field.fields) problems.push(...at('fields', 'What it consists of is missing'))
  } else if (field.fields) problems.push(...at('fields', 'Only arrays and groups consist of fields'))
  const isChoice = type === 'radio' || type === 'select'
  if (isChoice && !field.options) problems.push(...at('options', 'The choices are missing'))
  if (!isChoice && field.options) problems.push(...at('options', 'Only radio and select have choices'))
  if (type === 'relationship' && !field.relationTo) problems.push(...at('relationTo', 'What it may refer to is missing'))
  if (field.check && !['array', 'checkbox', 'radio'].includes(type)) problems.push(...at('check', 'Only checkbox, radio and array take a check'))
  if ((field.max ?? field.maxRows ?? Infinity) < (field.min ?? field.minRows ?? -Infinity)) problems.push(...at(field.max === undefined ? 'maxRows' : 'max', 'The most is less than the least'))
  if ((field.maxLength ?? Infinity) < (field.minLength ?? 0)) problems.push(...at('maxLength', 'The most is less than the least'))
  if (isArray && [field.min, field.max].some((one) => one !== undefined && (!Number.isInteger(one) || one < 0 || one > 100))) problems.push(...at(field.min === undefined ? 'max' : 'min', 'Rows are counted, up to 100'))
  return problems
}
