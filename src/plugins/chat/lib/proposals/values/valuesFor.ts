import { DateTime } from 'luxon'
import type { PayloadRequest } from 'payload'
import { refused } from '@/exports/server'
import { localTextToInstant } from '@/lib/events/recurring/localToInstant'
import { isRecord } from '@/lib/values'
import { fromMarkdown } from '../../texts/fromMarkdown'
import { MAX_MARKDOWN_LENGTH, toMarkdown } from '../../texts/toMarkdown'
import { AREA } from './area'
import { findFieldName, foldName, labelInLanguage } from './fieldNames'
import { openFields, type OpenField } from './openFields'
import { referencesFor } from './references'

/** Maximum number of rows of an array. */
const MAX_ROWS = 200

export interface ValuesContext {
  req: PayloadRequest
  tenant: { id: string; timezone: string }
  fields: readonly OpenField[]
  /** The document, group or row as it is; empty for a new one. */
  current: Record<string, unknown>
}

/**
 * Converts the values that a model provides to those that are stored. Fields can be named as in the code, as on the
 * screen, or by a word that staff use.
 * @throws OperationError 422 with a message that the model can act on
 */
export async function valuesFor(
  given: Record<string, unknown>,
  context: ValuesContext,
): Promise<Record<string, unknown>> {
  const { current, fields, req, tenant } = context
  const allowed = await openFields(fields, context)
  const languages = [...new Set(['en', req.i18n.language])]
  const labelOf = ({ label, name }: OpenField) => labelInLanguage(label, req.i18n.language) || name
  const data: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(given)) {
    const [name = '', ...inner] = findFieldName(allowed, key, languages)?.split('.') ?? []
    const field = allowed.find((candidate) => candidate.name === name)
    if (!field)
      throw refused(
        AREA,
        `"${key.slice(0, 60)}" cannot be changed by the assistant. These can: ${allowed.map(labelOf).join(', ')}.`,
      )
    const nested = inner.reduceRight<unknown>((wrapped, step) => ({ [step]: wrapped }), value)
    const known = data[name]
    const scope = { ...context, current: isRecord(known) ? { ...current, [name]: known } : current }
    data[name] = nested === null || nested === '' ? null : await valueFor(field, nested, labelOf(field), scope)
    if (
      field.type === 'date' &&
      typeof data[name] === 'string' &&
      fields.some((candidate) => candidate.name === `${name}_tz`)
    )
      data[`${name}_tz`] = current[`${name}_tz`] ?? tenant.timezone
  }
  return data
}

/**
 * Converts a value that a model provides for a field.
 * @param label of the field, for refusals
 * @throws OperationError 422 if it is not a value of the field
 */
async function valueFor(field: OpenField, value: unknown, label: string, context: ValuesContext): Promise<unknown> {
  const invalid = (expected: string) => refused(AREA, `"${label}" must be ${expected}.`, field.name)
  const { current, req, tenant } = context
  switch (field.type) {
    case 'array':
      if (!Array.isArray(value) || !value.every(isRecord) || value.length > MAX_ROWS)
        throw invalid('a list of rows with their fields')
      return rowsFor(field, value, label, context)
    case 'checkbox':
      if (typeof value !== 'boolean') throw invalid('true or false')
      return value
    case 'date': {
      const moment = momentFor(value, String(current[`${field.name}_tz`] ?? tenant.timezone))
      if (!moment) throw invalid('a date such as 2027-03-12T19:30')
      return moment
    }
    case 'group': {
      if (!isRecord(value)) throw invalid('an object with its fields')
      const own = isRecord(current[field.name]) ? (current[field.name] as Record<string, unknown>) : {}
      return {
        ...own,
        ...(await valuesFor(value, { ...context, current: own, fields: field.flattenedFields ?? [] })),
      }
    }
    case 'number':
      if (typeof value !== 'number' || !Number.isFinite(value)) throw invalid('a number')
      return value
    case 'radio':
    case 'select': {
      const selected = chosen(field, value, req.i18n.language)
      if (selected === undefined)
        throw invalid(
          `one of ${options(field)
            .map((option) => option.value)
            .join(', ')}`,
        )
      return selected
    }
    case 'relationship':
    case 'upload':
      return referencesFor(field, value, { label, req, tenant })
    case 'richText':
      if (typeof value !== 'string') throw invalid('a text in Markdown')
      return textFor(field, value, label, context)
    default: {
      const texts = field.hasMany ? [value].flat() : [value]
      if (!texts.every((text) => typeof text === 'string')) throw invalid(field.hasMany ? 'a list of texts' : 'a text')
      const clean = texts.map((text) => text.replaceAll('\u0000', ''))
      return field.hasMany ? clean : clean[0]
    }
  }
}

/** Rows with the id of one that exists keep what is not given; rows that are not given are gone. */
async function rowsFor(
  field: OpenField,
  rows: Record<string, unknown>[],
  label: string,
  context: ValuesContext,
): Promise<Record<string, unknown>[]> {
  const stored = [context.current[field.name] ?? []].flat().filter(isRecord)
  const made: Record<string, unknown>[] = []
  for (const { id, ...given } of rows) {
    const current = id === undefined ? {} : stored.find((row) => row.id === id)
    if (!current) throw refused(AREA, `There is no row ${String(id).slice(0, 60)} in "${label}".`, field.name)
    made.push({
      ...current,
      ...(await valuesFor(given, { ...context, current, fields: field.flattenedFields ?? [] })),
    })
  }
  return made
}

/** Reads a text; one whose stored form the model could not read whole is left to people. */
function textFor({ name }: OpenField, value: string, label: string, { current }: ValuesContext): unknown {
  if (toMarkdown(current[name]).length > MAX_MARKDOWN_LENGTH)
    throw refused(AREA, `"${label}" is too long for the assistant to replace. People change it in its form.`, name)
  return fromMarkdown(value, current[name])
}

/** A date and time with its own offset, or in the given time zone; null if its clocks skip that time. */
function momentFor(value: unknown, zone: string): string | null {
  if (typeof value === 'string' && localTextToInstant(value, zone)?.change === 'gap') return null
  const moment = typeof value === 'string' ? DateTime.fromISO(value, { zone }) : null
  return moment?.isValid ? moment.toUTC().toISO() : null
}

const options = ({ options: all = [] }: OpenField): { label: unknown; value: string }[] =>
  all.flatMap((option) =>
    typeof option === 'string'
      ? [{ label: option, value: option }]
      : isRecord(option)
        ? [{ label: option.label, value: String(option.value) }]
        : [],
  )

/** Options by their value or their label; undefined if one is not offered. */
function chosen(field: OpenField, value: unknown, language: string): unknown {
  const find = (selected: unknown) => {
    const wanted = foldName(String(selected))
    return options(field).find(
      (option) =>
        foldName(option.value) === wanted ||
        ['en', language].some((code) => foldName(labelInLanguage(option.label, code)) === wanted),
    )?.value
  }
  if (!field.hasMany) return find(value)
  const all = [value].flat().map(find)
  return all.every(Boolean) ? all : undefined
}
