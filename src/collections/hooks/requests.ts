import {
  ValidationError,
  type CollectionBeforeValidateHook,
  type CollectionBeforeOperationHook,
  type Config,
  type FieldHook,
} from 'payload'
import { idOf } from '../../lib/values'
import { tenantOf } from '../../access/tenants'
import { languageLabel } from '../../lib/languages/languages'
import { spreadNulls } from '../../lib/content/values'
import { findShapeProblem } from '../../lib/content/findShapeProblem'

/** Texts are written in the languages of their site only. All languages at once is for our own programs. */
export const guardLanguage: CollectionBeforeValidateHook = async ({ collection, data, originalDoc, req }) => {
  const tenantId = idOf(originalDoc?.tenant ?? data?.tenant)
  if (!req.user || !tenantId || !req.locale) return data
  const tenant = await tenantOf(req, tenantId)
  if (!tenant || tenant.languages.includes(req.locale)) return data
  const message =
    req.locale === 'all' ? 'Write one language at a time.' : `This site is not written in ${languageLabel(req.locale)}.`
  throw new ValidationError({ collection: collection.slug, errors: [{ message, path: 'locale' }] })
}

/** Puts the check of every value's kind before all else that happens to a document, in every collection. */
export const withShapes = (config: Config): Config => ({
  ...config,
  collections: config.collections?.map((one) => ({
    ...one,
    hooks: { ...one.hooks, beforeOperation: [checkShapes, ...(one.hooks?.beforeOperation ?? [])] },
  })),
})

/**
 * Refuses values that are not of their field's kind. Hooks run before Payload's validation and would break on them.
 * What our own code passes to the Local API is not looked at, nor a document in all its languages at once.
 */
const checkShapes: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if ((operation !== 'create' && operation !== 'update') || req.payloadAPI !== 'REST' || req.locale === 'all')
    return args
  const data = 'data' in args ? (args.data as Record<string, unknown> | undefined) : undefined
  if (!data) return args
  const fields = collection.flattenedFields
  const misfit = findShapeProblem(fields, data, req.payload.blocks)
  if (misfit) throw new ValidationError({ collection: collection.slug, errors: [misfit] }, req.t)
  spreadNulls(fields, data)
  return args
}

/**
 * For values that only hooks of ours set: what a caller sends for them is left out, and what is stored stays. It stands
 * where field access could, which would make every page spell out what its reader may do with each field of the
 * collection.
 */
export const keepStored: FieldHook = ({ operation, overrideAccess, previousValue, value }) => {
  if (overrideAccess) return value
  return operation === 'update' ? (previousValue ?? null) : null
}
