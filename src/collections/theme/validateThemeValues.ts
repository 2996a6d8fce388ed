import type { JSONFieldValidation, PayloadRequest } from 'payload'
import { idOf } from '../../lib/values'
import { tenantOfForm } from '../../access/tenants'
import { translatorOf } from '../../i18n/translator'
import { checkValues, namesIn } from '../../lib/themes/checkValues'
import { asDocumentTheme, type DocumentTheme } from '../../lib/themes/documentTheme'
import { describeProblem } from '../../lib/themes/describeProblem'
import type { Theme } from '../../lib/themes/theme'
import { themePlaces, type ThemePlace } from '../../lib/themes/themePlaces'
import { selectedTheme } from './selectedTheme'

interface ValidationOptions {
  data: Record<string, unknown>
  req: PayloadRequest
  /** Which values of the document are looked at. */
  placesOf: (theme: Theme) => ThemePlace[]
}

/**
 * The rules of the theme, for what gets published; drafts may be unfinished.
 * @returns the first that is broken, in words
 */
async function brokenRule({ data, placesOf, req }: ValidationOptions): Promise<string | true> {
  const tenant = idOf(data.tenant) && (await tenantOfForm(req, data))
  if (!tenant) return true
  const { defaultLanguage, theme } = await selectedTheme(req, tenant)
  for (const { fields, values } of placesOf(theme)) {
    if (!fields) continue
    const [problem] = checkValues(fields, values, {
      defaultLanguage,
      isDraft: false,
      known: namesIn(values),
      t: translatorOf(req.i18n),
    })
    if (problem) return describeProblem(fields, problem)
  }
  return true
}

/** Of the values of a theme's block. */
export const validateBlockValues: JSONFieldValidation = (value, { data, req, siblingData }) =>
  brokenRule({
    data: data as Record<string, unknown>,
    placesOf: (theme) => themePlaces('', { layout: [{ ...(siblingData as object), values: value }] }, theme),
    req,
  })

/** Of what a document of some type holds for the theme, or for its attributes. */
export const validateDocumentValues =
  (collection: string, name: 'custom' | 'theme'): JSONFieldValidation =>
  (value, { data, req }) =>
    brokenRule({
      data: data as Record<string, unknown>,
      placesOf: (theme) =>
        themePlaces(collection, name === 'custom' ? { custom: value ?? {} } : { theme: asShown(value) }, theme),
      req,
    })

/** What another template asked for does not matter now; what this one asks for does, filled in or not. */
function asShown(value: unknown): DocumentTheme {
  const { settings = {}, template, templateSettings } = asDocumentTheme(value)
  return { settings, ...(template && { templateSettings: { [template]: templateSettings?.[template] ?? {} } }) }
}
