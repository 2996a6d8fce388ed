import type { JSONFieldValidation, PayloadRequest } from 'payload'
import { idOf } from '@/lib/values'
import { tenantOfForm } from '@/access/tenants'
import { translatorOf } from '@/i18n/translator'
import { checkValues, namesIn } from '@/lib/themes/checkValues'
import { asDocumentTheme, type DocumentTheme } from '@/lib/themes/documentTheme'
import { describeProblem } from '@/lib/themes/describeProblem'
import type { Theme } from '@/lib/themes/theme'
import { collectThemeValues, type ThemeValues } from '@/lib/themes/themePlaces'
import { readSelectedTheme } from './selectedTheme'

interface ValidationOptions {
  data: Record<string, unknown>
  req: PayloadRequest
  /** Selects the values of the document to validate. */
  placesOf: (theme: Theme) => ThemeValues[]
}

/**
 * Validates values against the theme, for publishing; drafts may be incomplete.
 * @returns the first problem as a message, or true
 */
async function validateValues({ data, placesOf, req }: ValidationOptions): Promise<string | true> {
  const tenant = idOf(data.tenant) && (await tenantOfForm(req, data))
  if (!tenant) return true
  const { defaultLanguage, theme, zone } = await readSelectedTheme(req, tenant)
  for (const { fields, values } of placesOf(theme)) {
    if (!fields) continue
    const [problem] = checkValues(fields, values, {
      defaultLanguage,
      isDraft: false,
      known: namesIn(values),
      t: translatorOf(req.i18n),
      zone,
    })
    if (problem) return describeProblem(fields, problem)
  }
  return true
}

/** Validates the values of a theme block. */
export const validateBlockValues: JSONFieldValidation = (value, { data, req, siblingData }) =>
  validateValues({
    data: data as Record<string, unknown>,
    placesOf: (theme) => collectThemeValues('', { layout: [{ ...(siblingData as object), values: value }] }, theme),
    req,
  })

/** Validates the theme values or attributes of a document. */
export const validateDocumentValues =
  (collection: string, name: 'custom' | 'theme'): JSONFieldValidation =>
  (value, { data, req }) =>
    validateValues({
      data: data as Record<string, unknown>,
      placesOf: (theme) =>
        collectThemeValues(
          collection,
          name === 'custom' ? { custom: value ?? {} } : { theme: withSelectedTemplate(value) },
          theme,
        ),
      req,
    })

/** Keeps only the settings of the selected template, adding an empty object if it has none. */
function withSelectedTemplate(value: unknown): DocumentTheme {
  const { settings = {}, template, templateSettings } = asDocumentTheme(value)
  return { settings, ...(template && { templateSettings: { [template]: templateSettings?.[template] ?? {} } }) }
}
