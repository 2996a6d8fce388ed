import {
  isolateObjectProperty,
  ValidationError,
  type FieldAffectingData,
  type FieldHookArgs,
  type FlattenedField,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type TypedLocale,
} from 'payload'
import type { FieldValues } from '@/lib/content/values'
import { datesOf } from '@/lib/time/dateRules'
import { isEmptyValue } from '@/lib/values'

/** Field types whose hooks and validation need only the document. References are checked together. */
const SIMPLE_TYPES = new Set(['checkbox', 'date', 'email', 'number', 'select', 'text', 'textarea'])

export const isReference = (
  field: FlattenedField,
): field is Extract<FlattenedField, { type: 'relationship' | 'upload' }> =>
  field.type === 'relationship' || field.type === 'upload'

export const isLocalized = (field: FlattenedField): boolean => 'localized' in field && field.localized === true

const hasHooks = (field: FlattenedField): boolean => hooksOf(field).length > 0

const hooksOf = (field: FlattenedField) =>
  'hooks' in field ? [...(field.hooks?.beforeValidate ?? []), ...(field.hooks?.beforeChange ?? [])] : []

/**
 * Asserts that a change of many documents can write fields as a save of each would: references by language and fields
 * with rows are not recorded.
 * @throws Error with the paths of the others, for the developer who asks for them
 */
export function assertWritable(
  { flattenedFields, slug }: Pick<SanitizedCollectionConfig, 'flattenedFields' | 'slug'>,
  names: Iterable<string>,
): void {
  const writable = new Set(flattenedFields.filter(isWritable).map(({ name }) => name))
  const others = [...new Set(names)].filter((name) => !writable.has(name)).map((name) => `${slug}.${name}`)
  if (others.length > 0)
    throw new Error(`Cannot change ${others.join(', ')} of many documents at once: save each document instead.`)
}

/** Whether a change of many documents can write a field. */
export const isWritable = (field: FlattenedField): boolean =>
  (SIMPLE_TYPES.has(field.type) || (isReference(field) && !isLocalized(field) && !hasHooks(field))) &&
  !('virtual' in field && field.virtual)

/** A save of a document in one language, with the rules of its fields. */
export class RuledSave {
  readonly #req: PayloadRequest
  /** Hooks and validation of a field are given the same path. */
  readonly #paths = new Map<string, string[]>()

  constructor(
    req: PayloadRequest,
    private readonly config: SanitizedCollectionConfig,
    private readonly locale: string,
  ) {
    this.#req = isolateObjectProperty(req, 'locale')
    this.#req.locale = locale as TypedLocale
  }

  /**
   * Runs the hooks of the fields that change, as a save does before it writes.
   * @param stored localised values by language
   * @param values new ones, texts in the language of the save
   * @returns the values after the hooks
   */
  async runHooks(stored: FieldValues, values: FieldValues): Promise<FieldValues> {
    const before = this.#inLocale(stored)
    const data = { ...before, ...values }
    for (const field of this.config.flattenedFields) {
      if (!(field.name in values)) continue
      const args: Omit<FieldHookArgs, 'value'> = {
        blockData: undefined,
        collection: this.config,
        context: this.#req.context,
        data,
        field: field as FieldAffectingData,
        global: null,
        indexPath: [],
        operation: 'update',
        originalDoc: before,
        path: this.#pathOf(field.name),
        previousSiblingDoc: before,
        previousValue: before[field.name],
        req: this.#req,
        schemaPath: [field.name],
        siblingData: data,
        siblingDocWithLocales: stored,
        siblingFields: this.config.fields,
      }
      for (const hook of hooksOf(field)) {
        const value: unknown = await hook({ ...args, value: data[field.name] })
        if (value !== undefined) data[field.name] = value
      }
    }
    return Object.fromEntries(Object.keys(values).map((name) => [name, data[name]]))
  }

  /**
   * Validates the document. Drafts may be incomplete: only the dates that change are checked. Of texts, only those of
   * the change are.
   * @param save `data`: all values, localised ones by language; `values`: those that change
   * @throws ValidationError
   */
  async assertValid({
    data: stored,
    id,
    isLive,
    values,
  }: {
    data: FieldValues
    id: string
    isLive: boolean
    values: FieldValues
  }): Promise<void> {
    const { flattenedFields, slug } = this.config
    const data = this.#inLocale(stored)
    const isChecked = (field: FlattenedField): boolean =>
      isLive
        ? !isLocalized(field) || field.name in values
        : field.type === 'date' && Boolean(data[field.name]) && datesOf(field.name).some((name) => name in values)
    const errors: { message: string; path: string }[] = []
    for (const field of flattenedFields) {
      if (isReference(field) && isLive && field.required && isEmptyValue(data[field.name]))
        errors.push({ message: this.#req.t('validation:required'), path: field.name })
      if (!SIMPLE_TYPES.has(field.type) || !('validate' in field) || !field.validate || !isChecked(field)) continue
      const result = await (field.validate as Validate)(data[field.name], {
        ...field,
        collectionSlug: slug,
        data,
        id,
        operation: 'update',
        path: this.#pathOf(field.name),
        req: this.#req,
        siblingData: data,
      })
      if (result !== true) errors.push({ message: result, path: field.name })
    }
    if (errors.length > 0) throw new ValidationError({ collection: slug, errors }, this.#req.t)
  }

  #pathOf(name: string): string[] {
    const path = this.#paths.get(name) ?? [name]
    this.#paths.set(name, path)
    return path
  }

  #inLocale(values: FieldValues): FieldValues {
    const texts = this.config.flattenedFields.flatMap((field) =>
      isLocalized(field) ? [[field.name, (values[field.name] as FieldValues | null | undefined)?.[this.locale]]] : [],
    )
    return { ...values, ...Object.fromEntries(texts) }
  }
}

type Validate = (value: unknown, options: FieldValues) => Promise<string | true> | string | true
