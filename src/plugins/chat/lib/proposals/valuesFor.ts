import type { PayloadRequest } from 'payload'
import { DateTime } from 'luxon'
import { localTextToInstant } from '@/lib/events/recurring/localToInstant'
import { documentKey, readDocumentNames } from '../../../../endpoints/documents/documentNames'
import { refused } from '../../../../endpoints/OperationError'
import type { ComparedField } from '../../../../lib/content/changes/changedField'
import { isUuid, isRecord } from '../../../../lib/values'
import { fromMarkdown } from '../texts/fromMarkdown'
import { MAX_MARKDOWN_LENGTH, toMarkdown } from '../texts/toMarkdown'

const AREA = 'assistant'
const SUPPORTED_TYPES = new Set([
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
/** Fields that only the product or a person may set. */
const RESERVED_FIELDS = new Set([
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

/** Fields the assistant may propose values for. */
const openFields = (fields: ComparedField[]): ComparedField[] =>
  fields.filter(
    (field) =>
      SUPPORTED_TYPES.has(field.type) &&
      !RESERVED_FIELDS.has(field.name) &&
      !field.hidden &&
      !field.virtual &&
      field.admin?.hidden !== true &&
      !(field.admin as { readOnly?: boolean } | undefined)?.readOnly,
  )

/**
 * Converts the values that a model provides to those that are stored.
 * @throws OperationError 422 with a message that the model can act on
 */
export async function valuesFor(
  given: Record<string, unknown>,
  context: ValuesContext,
): Promise<Record<string, unknown>> {
  const allowed = new Map(openFields(context.fields).map((field) => [field.name, field]))
  const data: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(given)) {
    const field = allowed.get(name)
    if (!field)
      throw refused(
        AREA,
        `"${name.slice(0, 60)}" cannot be changed by the assistant. These can: ${[...allowed.keys()].join(', ')}.`,
      )
    data[name] = value === null || value === '' ? null : await valueFor(field, value, context)
    if (
      field.type === 'date' &&
      typeof data[name] === 'string' &&
      context.fields.some((candidate) => candidate.name === `${name}_tz`)
    )
      data[`${name}_tz`] = context.current[`${name}_tz`] ?? context.tenant.timezone
  }
  return data
}

async function valueFor(field: ComparedField, value: unknown, context: ValuesContext): Promise<unknown> {
  const invalid = (expected: string) => refused(AREA, `"${field.name}" must be ${expected}.`)
  switch (field.type) {
    case 'checkbox':
      if (typeof value !== 'boolean') throw invalid('true or false')
      return value
    case 'number':
      if (typeof value !== 'number' || !Number.isFinite(value)) throw invalid('a number')
      return value
    case 'date':
      return (
        momentFor(value, String(context.current[`${field.name}_tz`] ?? context.tenant.timezone)) ??
        Promise.reject(invalid('a date such as 2027-03-12T19:30'))
      )
    case 'richText':
      if (typeof value !== 'string') throw invalid('a text in Markdown')
      return textFor(field, value, context)
    case 'radio':
    case 'select':
      return (
        chosen(field, value) ??
        Promise.reject(
          invalid(
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
      if (typeof value !== 'string') throw invalid('a text')
      return value.replaceAll('\u0000', '')
  }
}

/** Reads a text; one whose stored form the model could not read whole is left to people. */
function textFor({ name }: ComparedField, value: string, { current }: ValuesContext): unknown {
  if (toMarkdown(current[name]).length > MAX_MARKDOWN_LENGTH)
    throw refused(AREA, `"${name}" is too long for the assistant to replace. People change it in its form.`)
  return fromMarkdown(value, current[name])
}

/** A date and time with its own offset, or in the given time zone; null if its clocks skip that time. */
function momentFor(value: unknown, zone: string): string | null {
  if (typeof value === 'string' && localTextToInstant(value, zone)?.change === 'gap') return null
  const moment = typeof value === 'string' ? DateTime.fromISO(value, { zone }) : null
  return moment?.isValid ? moment.toUTC().toISO() : null
}

const options = ({ options: all = [] }: ComparedField): { label: unknown; value: string }[] =>
  all.flatMap((option) =>
    typeof option === 'string'
      ? [{ label: option, value: option }]
      : isRecord(option)
        ? [{ label: option.label, value: String(option.value) }]
        : [],
  )

function chosen(field: ComparedField, value: unknown): unknown {
  const find = (selected: unknown) => options(field).find((option) => option.value === selected)?.value
  if (!(field as { hasMany?: boolean }).hasMany) return find(value)
  const all = [value].flat().map(find)
  return all.every(Boolean) ? all : undefined
}

/** Accepts only documents of this tenant that the user may view. */
async function references(field: ComparedField, value: unknown, { req, tenant }: ValuesContext): Promise<unknown> {
  const ids = [value].flat()
  const { hasMany, relationTo } = field as { hasMany?: boolean; relationTo?: string | string[] }
  if (typeof relationTo !== 'string' || !ids.every((id) => isUuid(id)))
    throw refused(AREA, `"${field.name}" must be ${hasMany ? 'ids' : 'the id'} of documents.`)
  const named = await readDocumentNames(
    req,
    ids.map((id) => ({ collection: relationTo, id: String(id) })),
    tenant.id,
  )
  if (!ids.every((id) => named.has(documentKey({ collection: relationTo, id: String(id) }))))
    throw refused(AREA, `There is no such document for "${field.name}".`)
  return hasMany ? ids : ids[0]
}
