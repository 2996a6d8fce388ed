import type { AppFieldOptions } from './appFields'
import type { PlainValue } from './settingValues'

interface StoredField {
  name?: string
  admin?: {
    components?: unknown
    condition?(
      data: object,
      siblings: object,
      context: { blockData: object; operation: 'update'; path: string[]; user: null },
    ): unknown
  }
  custom?: AppFieldOptions
  defaultValue?: unknown
  required?: boolean
}

/** Public settings of an app, by name. */
export type PublicValues = Readonly<Record<string, PlainValue>>

/**
 * The settings of an app that are sent to the website: the public ones, with defaults for empty values.
 * @returns null while a required setting is missing
 */
export function publicSettings(
  fields: readonly StoredField[],
  stored: Record<string, unknown>,
): Record<string, PlainValue> | null {
  const values: Record<string, PlainValue> = {}
  for (const { name, admin, custom, defaultValue, required } of fields) {
    if (name === undefined || custom?.isSecret) continue
    const value = stored[name] ?? custom?.fallback ?? defaultValue
    const isShown =
      !admin?.condition ||
      Boolean(admin.condition(stored, stored, { blockData: {}, operation: 'update', path: [name], user: null }))
    if (value === undefined && required && isShown) return null
    if (custom?.isPublic && isPlain(value)) values[name] = value
  }
  return values
}

const isPlain = (value: unknown): value is PlainValue => ['boolean', 'number', 'string'].includes(typeof value)
