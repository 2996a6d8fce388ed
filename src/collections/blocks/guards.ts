import { ValidationError, type CollectionBeforeValidateHook, type PayloadRequest } from 'payload'
import { translatorOf } from '@/i18n/translator'
import { settings } from '@/lib/settings/index'
import { isolateText } from '@/lib/text/isolated'
import { findTooDeepBlock, findBlocksOfTypes, type FoundBlock } from '@/lib/content/blocks'
import { idOf } from '@/lib/values'
import { tenantOf } from '@/access/tenants'
import { checkTemplate } from '@/lib/content/liquid/renderTemplate'
import { describeTemplateProblem } from '@/lib/content/liquid/describeTemplateProblem'
import { LIQUID_FEATURE, liquidBlocks, newTemplates } from '@/lib/content/liquid/liquidBlocks'
import { planAllows } from '@/lib/plans/planAllows'
import { callboardOf } from '@/access/registryOf'

/** Rejects blocks nested deeper than `BLOCK_LEVELS`, in drafts and autosaves too. */
export const guardDepth: CollectionBeforeValidateHook = ({ collection, data, req }) => {
  if (!data) return data
  const levels = settings().BLOCK_LEVELS
  const found = findTooDeepBlock(collection.flattenedFields, data, req.payload.blocks, levels)
  if (!found) return data
  const message = translatorOf(req.i18n)('blocksTooDeep', {
    count: levels,
    place: isolateText(found.place.join(' › ')),
  })
  throw new ValidationError({ collection: collection.slug, errors: [{ message, path: found.path }] }, req.t)
}

/**
 * Rejects new or changed Liquid templates, in drafts too, unless the tenant's plan includes the feature. Existing
 * templates may stay, move and be deleted; they are compared by content because clients can invent ids. Invalid
 * templates are rejected except by autosave, as the form validates while the user types, and by publishing, where the
 * field rejects them together with everything else that is wrong.
 */
export const guardLiquid: CollectionBeforeValidateHook = async ({ collection, data, operation, originalDoc, req }) => {
  const sent = data && req.user ? liquidBlocks(data) : []
  if (sent.length === 0) return data
  // A duplicate counts as new although `originalDoc` is set.
  const found = newTemplates(sent, operation === 'create' ? [] : liquidBlocks(originalDoc))
  if (found.length === 0) return data
  const validationError = (errors: { message: string; path: string }[]) =>
    new ValidationError({ collection: collection.slug, errors }, req.t)
  const tenant = idOf(data?.tenant ?? originalDoc?.tenant)
  const site = tenant ? await tenantOf(req, tenant) : null
  const t = translatorOf(req.i18n)
  if (!site || !planAllows(site, LIQUID_FEATURE))
    throw validationError(found.map(({ path }) => ({ message: t('liquidNotInPlan'), path: `${path}.template` })))
  if (isAutosave(req) || (operation === 'update' && data?._status === 'published')) return data
  const invalid = found.flatMap(({ path, template }) => {
    const problem = checkTemplate(template)
    return problem ? [{ message: describeTemplateProblem(problem, t), path: `${path}.template` }] : []
  })
  if (invalid.length > 0) throw validationError(invalid)
  return data
}

const isAutosave = ({ query }: PayloadRequest): boolean => query.autosave === true || query.autosave === 'true'

/**
 * Rejects new or changed plugin blocks, in drafts too, where the plugin does not offer them. Existing blocks may stay,
 * move and be deleted; they are compared by content because clients can invent ids.
 */
export const guardPluginBlocks: CollectionBeforeValidateHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  const known = callboardOf(req.payload).blocks
  if (!data || !req.user || known.length === 0) return data
  const kinds = new Set(known.map(({ block }) => block.slug))
  const sent = findBlocksOfTypes(data, kinds)
  if (sent.length === 0) return data
  const added = newBlocks(sent, operation === 'create' ? [] : findBlocksOfTypes(originalDoc, kinds))
  if (added.length === 0) return data
  const tenant = idOf(data.tenant ?? (originalDoc as { tenant?: unknown } | undefined)?.tenant)
  const message = translatorOf(req.i18n)('blockNotOffered')
  const errors: { message: string; path: string }[] = []
  for (const { block, path } of added) {
    const kind = known.find((pluginBlock) => pluginBlock.block.slug === block.blockType)
    if (!tenant || !kind || !(await kind.isOffered(req, tenant, block))) errors.push({ message, path })
  }
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors }, req.t)
  return data
}

/** The blocks that did not exist before. Equal blocks count separately. */
function newBlocks(found: FoundBlock[], before: FoundBlock[]): FoundBlock[] {
  const remaining = new Map<string, number>()
  for (const block of before) remaining.set(keyOf(block), (remaining.get(keyOf(block)) ?? 0) + 1)
  return found.filter((block) => {
    const count = remaining.get(keyOf(block)) ?? 0
    if (count > 0) remaining.set(keyOf(block), count - 1)
    return count === 0
  })
}

/** Identifies a block by the item it shows and its provider. Its heading may be changed at any time. */
const keyOf = ({ block: { blockType, item, provider } }: FoundBlock): string =>
  JSON.stringify([blockType, item ?? null, provider ?? null])
