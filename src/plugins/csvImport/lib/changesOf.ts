import type { FlattenedField, PayloadRequest } from 'payload'
import type { NewestVersion } from '@/database/documents/newestVersions'
import type { Translator } from '@/exports/types'

/** The values that differ from the stored ones. */
export const changesOf = (values: Record<string, unknown>, version: NewestVersion): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSame(value, version.data[name])))

const isSame = (value: unknown, stored: unknown): boolean =>
  Array.isArray(value) ? JSON.stringify(value) === JSON.stringify(stored ?? []) : (value ?? '') === (stored ?? '')

const MAX_LENGTH = 60

/** A value as shown in a sentence. */
export function formatValue(value: unknown, t: Translator): string {
  if (value === null || value === undefined || value === '') return t('importNothing')
  if (typeof value === 'boolean') return t(value ? 'listsCsvYes' : 'listsCsvNo')
  const text = String(value)
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text
}

type Validate = (value: unknown, options: Record<string, unknown>) => Promise<string | true> | string | true

/**
 * Runs the validation of a field.
 * @returns true or the error message
 */
export async function validateValue(
  req: PayloadRequest,
  field: FlattenedField,
  value: unknown,
  data: Record<string, unknown>,
  version: NewestVersion | null,
): Promise<string | true> {
  if (!('validate' in field) || typeof field.validate !== 'function') return true
  const validate = field.validate as Validate
  return validate(value, {
    ...field,
    blockData: {},
    data,
    event: 'submit',
    id: version?.id,
    operation: version ? 'update' : 'create',
    overrideAccess: false,
    path: [field.name],
    preferences: { fields: {} },
    previousValue: version?.data[field.name],
    req,
    siblingData: data,
  })
}
