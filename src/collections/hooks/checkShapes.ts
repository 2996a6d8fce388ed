import { ValidationError, type CollectionBeforeOperationHook, type Config } from 'payload'
import { spreadNulls } from '../../lib/content/spreadNulls'
import { findShapeProblem } from '../../lib/content/findMisfit'

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
