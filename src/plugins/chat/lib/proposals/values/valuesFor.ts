import type { PayloadRequest } from 'payload'
import { refused } from '@/endpoints/OperationError'
import { isRecord } from '@/lib/values'
import { AREA } from './area'
import { findFieldName, labelInLanguage } from './fieldNames'
import { openFields, type OpenField } from './openFields'
import { valueFor } from './valueFor'

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
