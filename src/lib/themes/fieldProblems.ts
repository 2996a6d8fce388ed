import type { MessageKey } from '@/i18n/en'
import type { Translator } from '@/i18n/createTranslator'
import { ATTRIBUTE_PREFIX, attributeName, fieldName } from './fieldName'
import type { ManifestField } from './manifestSchema'

/** A problem of a manifest and its path. */
export interface ManifestProblem {
  message: string
  path: string
}

interface FieldContext {
  path: string
  /** Remaining nesting levels, including this one. */
  layers: number
  /** Names are derived from labels, with the prefix `custom.` at the top level. */
  isAttribute?: boolean
  isWithin?: boolean
  /** Theme settings may specify the collections that they apply to. */
  mayNameCollections?: boolean
  /** Translator for the messages. */
  t: Translator
}

const NAME = /^[A-Za-z][\w-]{0,79}$/

/** Problems that a schema cannot express: duplicate names, contradictory limits, excessive nesting. */
export function fieldProblems(fields: readonly ManifestField[], context: FieldContext): ManifestProblem[] {
  if (context.layers < 1) return [{ message: context.t('manifestDeep'), path: context.path }]
  const seen = new Set<string>()
  return fields.flatMap((field, index) => {
    const path = `${context.path}.${index}`
    const problemAt: ProblemAt = (key, message, values) => [
      { message: context.t(message, values), path: `${path}.${key}` },
    ]
    const name = nameOf(field, context)
    const problems = nameProblem(field, name, context, seen, problemAt)
    seen.add(name)
    if (
      field.condition &&
      !fields.some((sibling) => nameOf(sibling, context).replace(ATTRIBUTE_PREFIX, '') === field.condition?.field)
    )
      problems.push(...problemAt('condition.field', 'manifestCondition'))
    if (field.collections && !context.mayNameCollections)
      problems.push(...problemAt('collections', 'manifestCollections'))
    return [
      ...problems,
      ...typeProblems(field, problemAt),
      ...(field.fields
        ? fieldProblems(field.fields, {
            isAttribute: context.isAttribute,
            isWithin: true,
            layers: context.layers - 1,
            path: `${path}.fields`,
            t: context.t,
          })
        : []),
    ]
  })
}

const nameOf = ({ label, name }: ManifestField, { isAttribute, isWithin }: FieldContext): string =>
  isAttribute ? attributeName(label ?? '', !isWithin) : (name ?? fieldName(label ?? ''))

type ProblemAt = (key: string, message: MessageKey, values?: Record<string, number | string>) => ManifestProblem[]

function nameProblem(
  field: ManifestField,
  name: string,
  { isAttribute }: FieldContext,
  seen: Set<string>,
  problemAt: ProblemAt,
): ManifestProblem[] {
  if (isAttribute && !field.label) return problemAt('label', 'manifestAttributeLabel')
  if (isAttribute && field.name !== undefined && field.name !== name)
    return problemAt('name', 'manifestAttributeName', { name })
  const baseName = isAttribute ? name.replace(ATTRIBUTE_PREFIX, '') : name
  if (!NAME.test(baseName) || baseName in Object.prototype)
    return problemAt(field.name === undefined ? 'label' : 'name', 'manifestName')
  return seen.has(name) ? problemAt(field.name === undefined ? 'label' : 'name', 'manifestTwiceField') : []
}

function typeProblems(field: ManifestField, problemAt: ProblemAt): ManifestProblem[] {
  const { type } = field
  const isArray = type === 'array'
  const problems: ManifestProblem[] = []
  if (isArray || type === 'group') {
    if (!field.fields) problems.push(...problemAt('fields', 'manifestFields'))
  } else if (field.fields) problems.push(...problemAt('fields', 'manifestFieldsOnly'))
  const isChoice = type === 'radio' || type === 'select'
  if (isChoice && !field.options) problems.push(...problemAt('options', 'manifestOptions'))
  if (!isChoice && field.options) problems.push(...problemAt('options', 'manifestOptionsOnly'))
  if (type === 'relationship' && !field.relationTo) problems.push(...problemAt('relationTo', 'manifestRelation'))
  if (field.check && !['array', 'checkbox', 'radio'].includes(type))
    problems.push(...problemAt('check', 'manifestCheck'))
  if ((field.max ?? field.maxRows ?? Infinity) < (field.min ?? field.minRows ?? -Infinity))
    problems.push(...problemAt(field.max === undefined ? 'maxRows' : 'max', 'manifestLeast'))
  if ((field.maxLength ?? Infinity) < (field.minLength ?? 0)) problems.push(...problemAt('maxLength', 'manifestLeast'))
  if (
    isArray &&
    [field.min, field.max].some((rows) => rows !== undefined && (!Number.isInteger(rows) || rows < 0 || rows > 100))
  )
    problems.push(...problemAt(field.min === undefined ? 'max' : 'min', 'manifestRows'))
  return problems
}
