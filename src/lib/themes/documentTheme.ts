import { z } from 'zod'
import type { SettingValues } from '../apps/settingFields'

/** What a document stores for its theme, in one value. */
export interface DocumentTheme {
  /** Key of the template; none: the theme's own choice. */
  template?: string | null
  /** Name of a colour scheme, or `inherit`. */
  colorScheme?: string | null
  /** What its template asks for, by key of the template: another choice takes nothing away. */
  templateSettings?: Record<string, SettingValues>
  /** What the theme asks documents of this type for. */
  settings?: SettingValues
}

/** A colour scheme that is the one above: of the page, or of the site. */
export const INHERIT = 'inherit'

/** The colour scheme where nobody has chosen one: the first that there is. */
export const usualScheme = (schemes: readonly string[]): string => schemes[0] ?? INHERIT

const values = z.record(z.string().max(90), z.unknown())

/** The outer form of the value; what lies within is for the theme to say. */
export const documentThemeSchema = z.strictObject({
  template: z.string().max(120).nullish(),
  colorScheme: z.string().max(200).nullish(),
  templateSettings: z.record(z.string().max(120), values).optional(),
  settings: values.optional(),
})

/** A stored value as a document's; nothing where it is none. */
export function asDocumentTheme(stored: unknown): DocumentTheme {
  const parsed = documentThemeSchema.safeParse(stored ?? {})
  return parsed.success ? (parsed.data as DocumentTheme) : {}
}
