import { z } from 'zod'
import type { SettingValues } from '@/lib/apps/settingValues'

/** The theme values of a document, stored as one value. */
export interface DocumentTheme {
  /** Key of the template. Default: the theme's own choice. */
  template?: string | null
  /** Name of a colour scheme, or `inherit`. */
  colorScheme?: string | null
  /** Values of template settings, by key of the template, so that switching templates loses nothing. */
  templateSettings?: Record<string, SettingValues>
  /** Values of the theme's settings for documents of this type. */
  settings?: SettingValues
}

/** Inherits the colour scheme of the page or the site. */
export const INHERIT = 'inherit'

/** The default colour scheme: the first one. */
export const defaultScheme = (schemes: readonly string[]): string => schemes[0] ?? INHERIT

const values = z.record(z.string().max(90), z.unknown())

/** Schema of the value. Its settings are validated against the theme. */
export const documentThemeSchema = z.strictObject({
  template: z.string().max(120).nullish(),
  colorScheme: z.string().max(200).nullish(),
  templateSettings: z.record(z.string().max(120), values).optional(),
  settings: values.optional(),
})

/** Parses a stored value; empty if invalid. */
export function asDocumentTheme(stored: unknown): DocumentTheme {
  const parsed = documentThemeSchema.safeParse(stored ?? {})
  return parsed.success ? (parsed.data as DocumentTheme) : {}
}
