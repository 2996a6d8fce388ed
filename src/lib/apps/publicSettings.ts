import type { AppFieldMarks } from './appFields'
import type { PlainValue } from './settingFields'

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
  custom?: AppFieldMarks
  defaultValue?: unknown
  required?: boolean
}

/** Public settings of an app, by name. */
export type PublicValues = Readonly<Record<string, PlainValue>>

/**
 * What the website learns of an app's settings: the public ones, with defaults where nothing was chosen.
 * @returns null while something that the app needs is missing
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
