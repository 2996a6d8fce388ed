import type { Config, Field, FieldHook, Validate } from 'payload'
import * as validations from 'payload/shared'
import { callboardOf } from '@/access/registryOf'
import { tenantOf, tenantOfForm } from '@/access/tenants'
import { mapBlock, mapFields } from '@/collections/fields/fieldDefaults'
import { translatorOf } from '@/i18n/translator'
import { languageName } from '@/lib/languages/languages'
import { idOf, isRecord } from '@/lib/values'

/** What is stored in a field before a save, by language. */
type Stored = Record<string, unknown>

/**
 * Stored values of the fields in a save, by their paths: Payload gives hooks all languages, but validation only the
 * current one. Both receive the same path object. Forms are validated without hooks, so they have none.
 */
const storedByPath = new WeakMap<object, Stored>()

const rememberStored: FieldHook = ({ field, path, siblingDocWithLocales }) => {
  const stored: unknown = 'name' in field && field.name ? siblingDocWithLocales?.[field.name] : undefined
  storedByPath.set(path, isRecord(stored) ? stored : {})
}

/** `custom` of a localized field that its own validation requires, under conditions. */
export const REQUIRED_IN_FIRST_LANGUAGE = { isRequiredInFirstLanguage: true }

const isRequired = (field: Field): boolean =>
  ('required' in field && field.required === true) || field.custom?.isRequiredInFirstLanguage === true

/**
 * Makes a required localized field required in the first language of the site only, which visitors see where a
 * translation is missing. Publishing in another language requires that the first language is stored. What was empty
 * before does not prevent unpublishing.
 */
function requireInFirstLanguage(field: Field): Field {
  if (!('localized' in field && field.localized && isRequired(field))) return field
  const own = (field.validate ?? validations[field.type as 'text']) as Validate
  const validate: Validate = async (value, options) => {
    const { data, operation, path, req } = options
    const optional = { ...options, required: false }
    const stored = storedByPath.get(path)
    const isDraft = isRecord(data) && data._status === 'draft'
    // The data of a form comes from the browser.
    const tenant = stored && isRecord(data) ? idOf(data.tenant) : await tenantOfForm(req, data)
    const main = tenant && (await tenantOf(req, tenant))?.defaultLanguage
    // Payload removes `localized` inside localized rows: each language has its own, which do not fall back.
    if (!main || req.locale === 'all' || !('localized' in options && options.localized)) return own(value, options)
    const isMissing = async () =>
      stored !== undefined &&
      (await own(stored[main], options)) !== true &&
      (await own(stored[main], optional)) === true
    if (req.locale === main)
      return own(value, isDraft && operation === 'update' && (await isMissing()) ? optional : options)
    if (!isDraft && (await isMissing()))
      return translatorOf(req.i18n)('validationFirstLanguage', { language: languageName(main, req.i18n.language) })
    return own(value, optional)
  }
  return {
    ...field,
    hooks: { ...field.hooks, beforeChange: [...(field.hooks?.beforeChange ?? []), rememberStored] },
    validate,
  } as Field
}

/** Applies this to the content types and blocks of an installation, with the fields that plugins have added. */
export function withFirstLanguage(config: Config): Config {
  const contentTypes = new Set(callboardOf({ config }).contentTypes.map(({ slug }) => slug))
  return {
    ...config,
    blocks: config.blocks?.map((block) => mapBlock(block, requireInFirstLanguage)),
    collections: config.collections?.map((collection) =>
      contentTypes.has(collection.slug)
        ? { ...collection, fields: mapFields(collection.fields, requireInFirstLanguage) }
        : collection,
    ),
  }
}
