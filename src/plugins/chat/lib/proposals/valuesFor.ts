import type { PayloadRequest } from 'payload'
import { DateTime } from 'luxon'
import { namedKey, namesOf } from '../../../../endpoints/documents/namesOf'
import { refused } from '../../../../endpoints/OperationError'
import type { ComparedField } from '../../../../lib/content/changes/changedField'
import { isUuid } from '../../../../lib/ids/isUuid'
import { isRecord } from '../../../../lib/objects/isRecord'
import { paragraphs } from './paragraphs'

const AREA = 'assistant'
const TYPES = new Set([
  'checkbox',
  'date',
  'email',
  'number',
  'radio',
  'relationship',
  'richText',
  'select',
  'text',
  'textarea',
  'upload',
])
/** What the product decides, or a person alone. */
const CLOSED = new Set([
  '_status',
  'createdAt',
  'deletedAt',
  'id',
  'order',
  'publishedAt',
  'relativePath',
  'tenant',
  'updatedAt',
])

export interface ValuesContext {
  req: PayloadRequest
  tenant: { id: string; timezone: string }
  fields: ComparedField[]
  /** The document as it is; empty for a new one. */
  current: Record<string, unknown>
}

/** Fields that the assistant may propose values for. */
const openFields = (fields: ComparedField[]): ComparedField[] =>
  fields.filter(
    (field) =>
      TYPES.has(field.type) &&
      !CLOSED.has(field.name) &&
      !field.hidden &&
      !field.virtual &&
      field.admin?.hidden !== true &&
      !(field.admin as { readOnly?: boolean } | undefined)?.readOnly,
  )

/**
 * What a model gave as values, as they are stored.
 * @throws OperationError 422 with what is wrong, in words that the model can act on
 */
export async function valuesFor(
  given: Record<string, unknown>,
  context: ValuesContext,
): Promise<Record<string, unknown>> {
  const open = new Map(openFields(context.fields).map((field) => [field.name, field]))
  const data: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(given)) {
    const field = open.get(name)
    if (!field)
      throw refused(
        AREA,
        `"${name.slice(0, 60)}" cannot be changed by the assistant. These can: ${[...open.keys()].join(', ')}.`,
      )
    data[name] = value === null || value === '' ? null : await valueFor(field, value, context)
    if (
      field.type === 'date' &&
      typeof data[name] === 'string' &&
      context.fields.some((one) => one.name === `${name}_tz`)
    )
      data[`${name}_tz`] = context.current[`${name}_tz`] ?? context.tenant.timezone
  }
  return data
}

async function valueFor(field: ComparedField, value: unknown, context: ValuesContext): Promise<unknown> {
  const wrong = (expected: string) => refused(AREA, `"${field.name}" must be ${expected}.`)
  switch (field.type) {
    case 'checkbox':
      if (typeof value !== 'boolean') throw wrong('true or false')
      return value
    case 'number':
      if (typeof value !== 'number' || !Number.isFinite(value)) throw wrong('a number')
      return value
    case 'date':
      return (
        momentFor(value, String(context.current[`${field.name}_tz`] ?? context.tenant.timezone)) ??
        Promise.reject(wrong('a date such as 2027-03-12T19:30'))
      )
    case 'richText':
      if (typeof value !== 'string') throw wrong('a text')
      return paragraphs(value)
    case 'radio':
    case 'select':
      return (
        chosen(field, value) ??
        Promise.reject(
          wrong(
            `one of ${options(field)
              .map((option) => option.value)
              .join(', ')}`,
          ),
        )
      )
    case 'relationship':
    case 'upload':
      return references(field, value, context)
    default:
      if (typeof value !== 'string') throw wrong('a text')
      return value.replaceAll('\u0000', '')
  }
}

/** A moment with a zone of its own, or on the clock of the place. */
function momentFor(value: unknown, zone: string): string | null {
  const moment = typeof value === 'string' ? DateTime.fromISO(value, { zone }) : null
  return moment?.isValid ? moment.toUTC().toISO() : null
}

const options = ({ options: all = [] }: ComparedField): { label: unknown; value: string }[] =>
  all.flatMap((one) =>
    typeof one === 'string'
      ? [{ label: one, value: one }]
      : isRecord(one)
        ? [{ label: one.label, value: String(one.value) }]
        : [],
  )

function chosen(field: ComparedField, value: unknown): unknown {
  const find = (one: unknown) => options(field).find((option) => option.value === one)?.value
  if (!(field as { hasMany?: boolean }).hasMany) return find(value)
  const all = [value].flat().map(find)
  return all.every(Boolean) ? all : undefined
}

/** Only what the person may see in this very tenant. */
async function references(field: ComparedField, value: unknown, { req, tenant }: ValuesContext): Promise<unknown> {
  const ids = [value].flat()
  const { hasMany, relationTo } = field as { hasMany?: boolean; relationTo?: string | string[] }
  if (typeof relationTo !== 'string' || !ids.every((id) => isUuid(id)))
    throw refused(AREA, `"${field.name}" must be ${hasMany ? 'ids' : 'the id'} of documents.`)
  const named = await namesOf(
    req,
    ids.map((id) => ({ collection: relationTo, id: String(id) })),
    tenant.id,
  )
  if (!ids.every((id) => named.has(namedKey({ collection: relationTo, id: String(id) }))))
    throw refused(AREA, `There is no such document for "${field.name}".`)
  return hasMany ? ids : ids[0]
}
