import {
  ValidationError,
  type CollectionBeforeValidateHook,
  type CollectionBeforeOperationHook,
  type Config,
  type FieldHook,
} from 'payload'
import { idOf } from '../../lib/values'
import { tenantOf } from '../../access/tenants'
import { languageName } from '../../lib/languages/languages'
import { translatorOf } from '../../i18n/translator'
import { normalizeNulls } from '../../lib/content/values'
import { findShapeProblem } from '../../lib/content/findShapeProblem'

/** Rejects writes in a language that the site does not have. Only our own code may write all languages at once. */
export const guardLanguage: CollectionBeforeValidateHook = async ({ collection, data, originalDoc, req }) => {
  const tenantId = idOf(originalDoc?.tenant ?? data?.tenant)
  if (!req.user || !tenantId || !req.locale) return data
  const tenant = await tenantOf(req, tenantId)
  if (!tenant || tenant.languages.includes(req.locale)) return data
  const t = translatorOf(req.i18n)
  const message =
    req.locale === 'all'
      ? t('validationOneLanguage')
      : t('validationLanguage', { language: languageName(req.locale, req.i18n.language) })
  throw new ValidationError({ collection: collection.slug, errors: [{ message, path: 'locale' }] })
}

/** Adds a check of the type of every value as the first `beforeOperation` hook of every collection. */
export const withShapeChecks = (config: Config): Config => ({
  ...config,
  collections: config.collections?.map((collection) => ({
    ...collection,
    hooks: { ...collection.hooks, beforeOperation: [checkShapes, ...(collection.hooks?.beforeOperation ?? [])] },
  })),
})

/**
 * Rejects values whose type does not match their field. Hooks run before Payload's validation and would fail on them.
 * Skips Local API calls and documents in all languages at once.
 */
const checkShapes: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if ((operation !== 'create' && operation !== 'update') || req.payloadAPI !== 'REST' || req.locale === 'all')
    return args
  const data = 'data' in args ? (args.data as Record<string, unknown> | undefined) : undefined
  if (!data) return args
  const fields = collection.flattenedFields
  const problem = findShapeProblem(fields, data, req.payload.blocks)
  if (problem) {
    const message = translatorOf(req.i18n)(problem.message)
    throw new ValidationError({ collection: collection.slug, errors: [{ message, path: problem.path }] }, req.t)
  }
  normalizeNulls(fields, data)
  return args
}

/**
 * Ignores client input for values that only our hooks set, and keeps the stored value. A hook is used instead of field
 * access because field access would add the permissions of every field of the collection to every page.
 */
export const ignoreClientValue: FieldHook = ({ operation, overrideAccess, previousValue, value }) => {
  if (overrideAccess) return value
  return operation === 'update' ? (previousValue ?? null) : null
}
