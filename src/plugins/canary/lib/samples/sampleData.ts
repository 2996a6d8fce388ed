import type { BasePayload, FlattenedField } from 'payload'

/** Tried in turn on a text field until its own validation is content. */
/** One of each form that a field may ask for, those of ids of other services included. */
const TEXTS = [
  'Sample',
  'sample',
  '/sample',
  'https://sample.example',
  'sample@test.example',
  'sample.example',
  'GB',
  'UTC',
  '2026',
  '1234567890',
  'SAMPLE',
  'us1',
  'G-SAMPLE',
  'GTM-SAMPLE',
  'sample-of-twenty-letters',
  '00000000-0000-4000-8000-000000000000',
]

export interface SampleContext {
  payload: BasePayload
  /** Text to begin with, in each form that a field may want. Default: none. */
  mark?: string
  /** Makes or finds a document that a required reference can lead to. @returns its id */
  refer: (collection: string) => Promise<string>
}

/**
 * Values for the required fields of a collection, whatever they are, so that a new content type needs no line here.
 * @param fields the collection's flattened fields
 */
export async function sampleData(fields: FlattenedField[], context: SampleContext): Promise<Record<string, unknown>> {
  const data: Record<string, unknown> = {}
  for (const field of fields) {
    if (!isNeeded(field)) continue
    const value = await sampleValue(field, context)
    if (value !== undefined) data[field.name] = value
  }
  return data
}

function isNeeded(field: FlattenedField): boolean {
  if (field.name === 'tenant' || field.name === 'id') return false
  if (field.type === 'group' || field.type === 'tab') return true
  // What is computed may come to nothing.
  return (
    'required' in field &&
    field.required === true &&
    !('defaultValue' in field && field.defaultValue !== undefined && typeof field.defaultValue !== 'function')
  )
}

async function sampleValue(field: FlattenedField, context: SampleContext): Promise<unknown> {
  switch (field.type) {
    case 'checkbox':
      return true
    case 'date':
      return '2027-03-01T19:30:00.000Z'
    case 'email':
      return 'sample@test.example'
    case 'group':
    case 'tab':
      return sampleData(field.flattenedFields, context)
    case 'array':
      return Promise.all(Array.from({ length: field.minRows ?? 1 }, () => sampleData(field.flattenedFields, context)))
    case 'json':
      return {}
    case 'number':
      return field.min ?? 1
    case 'radio':
    case 'select':
      return optionOf(field)
    case 'relationship':
    case 'upload':
      return referenceOf(field, context)
    case 'text':
    case 'textarea':
    case 'code':
      return textFor(field, context)
    default:
      return undefined
  }
}

function optionOf(field: Extract<FlattenedField, { type: 'radio' | 'select' }>): unknown {
  const first = field.options[0]
  const value = typeof first === 'object' ? first.value : first
  return 'hasMany' in field && field.hasMany ? [value] : value
}

async function referenceOf(
  field: Extract<FlattenedField, { type: 'relationship' | 'upload' }>,
  { refer }: SampleContext,
): Promise<unknown> {
  const target = [field.relationTo].flat()[0]!
  const id = await refer(target)
  const one = Array.isArray(field.relationTo) ? { relationTo: target, value: id } : id
  return field.hasMany ? [one] : one
}

async function textFor(
  field: Extract<FlattenedField, { type: 'code' | 'text' | 'textarea' }>,
  { mark, payload }: SampleContext,
): Promise<unknown> {
  const validate = field.validate as ((value: unknown, options: object) => Promise<unknown> | unknown) | undefined
  const args = {
    ...field,
    data: {},
    operation: 'create',
    path: [field.name],
    req: { i18n: { language: 'en' }, payload, t: (key: string) => key },
    siblingData: {},
  }
  const texts = mark ? [mark, `/${mark}`, `https://${mark}.example`, `${mark}@canary.invalid`, ...TEXTS] : TEXTS
  for (const text of texts) if (!validate || (await validate(text, args)) === true) return text
  throw new Error(`No sample fits the field ${field.name}.`)
}
