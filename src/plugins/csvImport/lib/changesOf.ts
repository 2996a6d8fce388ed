import type { FlattenedField, PayloadRequest } from 'payload'
import type { NewestVersion } from '../../../database/documents/newestVersions'
import type { Translator } from '../../../i18n/createTranslator'

/** What of these values is another than what is stored. */
export const changesOf = (values: Record<string, unknown>, version: NewestVersion): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSame(value, version.data[name])))

const isSame = (one: unknown, other: unknown): boolean =>
  Array.isArray(one) ? JSON.stringify(one) === JSON.stringify(other ?? []) : (one ?? '') === (other ?? '')

const LONGEST = 60

/** A value in a sentence. */
export function shown(value: unknown, t: Translator): string {
  if (value === null || value === undefined || value === '') return t('importNothing')
  if (typeof value === 'boolean') return t(value ? 'listsCsvYes' : 'listsCsvNo')
  const text = String(value)
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

type Validate = (value: unknown, options: Record<string, unknown>) => Promise<string | true> | string | true

/** What the form of a document would say of a value. */
export async function validateValue(
  req: PayloadRequest,
  field: FlattenedField,
  value: unknown,
  data: Record<string, unknown>,
  version: NewestVersion | null,
): Promise<string | true> {
  if (!('validate' in field) || typeof field.validate !== 'function') return true
  const check = field.validate as Validate
  return check(value, {
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
