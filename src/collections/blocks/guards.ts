import { ValidationError, type CollectionBeforeValidateHook, type PayloadRequest } from 'payload'
import { translatorOf } from '../../i18n/translator'
import { settings } from '../../lib/settings/index'
import { isolated } from '../../lib/text/isolated'
import { tooDeep, blocksOfKinds, type FoundBlock } from '../../lib/content/blocks'
import { idOf } from '../../lib/values'
import { tenantOf } from '../../access/tenants'
import { checkTemplate } from '../../lib/content/liquid/checkTemplate'
import { describeTemplateProblem } from '../../lib/content/liquid/describeTemplateProblem'
import { LIQUID_FEATURE, liquidBlocks, newTemplates } from '../../lib/content/liquid/liquidBlocks'
import { planAllows } from '../../lib/plans/planAllows'
import { callboardOf } from '../../access/registryOf'

/** Refuses blocks within blocks beyond so many levels (`BLOCK_LEVELS`), in drafts and autosaves too. */
export const guardDepth: CollectionBeforeValidateHook = ({ collection, data, req }) => {
  if (!data) return data
  const levels = settings().BLOCK_LEVELS
  const found = tooDeep(collection.flattenedFields, data, req.payload.blocks, levels)
  if (!found) return data
  const message = translatorOf(req.i18n)('blocksTooDeep', { count: levels, place: isolated(found.place.join(' › ')) })
  throw new ValidationError({ collection: collection.slug, errors: [{ message, path: found.path }] }, req.t)
}

/**
 * Templates take a plan with the feature: without it none is added or changed, in drafts neither; those that are there
 * stay, move and go. Compared by what is written, as ids can be made up. A template that cannot be read is not saved,
 * but by the form itself while somebody writes.
 */
export const guardLiquid: CollectionBeforeValidateHook = async ({ collection, data, operation, originalDoc, req }) => {
  // A copy is new, although it knows what it is a copy of.
  const before = operation === 'create' ? [] : liquidBlocks(originalDoc)
  const found = data && req.user ? newTemplates(liquidBlocks(data), before) : []
  if (found.length === 0) return data
  const refuse = (complaints: { message: string; path: string }[]) =>
    new ValidationError({ collection: collection.slug, errors: complaints }, req.t)
  const tenant = idOf(data?.tenant ?? originalDoc?.tenant)
  const site = tenant ? await tenantOf(req, tenant) : null
  const t = translatorOf(req.i18n)
  if (!site || !planAllows(site, LIQUID_FEATURE))
    throw refuse(found.map(({ path }) => ({ message: t('liquidNotInPlan'), path: `${path}.template` })))
  if (isAutosave(req)) return data
  const wrong = found.flatMap(({ path, template }) => {
    const problem = checkTemplate(template)
    return problem ? [{ message: describeTemplateProblem(problem, t), path: `${path}.template` }] : []
  })
  if (wrong.length > 0) throw refuse(wrong)
  return data
}

const isAutosave = ({ query }: PayloadRequest): boolean => query.autosave === true || query.autosave === 'true'

/**
 * Blocks of plugins stand where these offer them: elsewhere none is added or changed, in drafts neither. Those that are
 * there stay, move and go. Compared by what is written, as ids can be made up.
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
  const added = newBlocks(blocksOfKinds(data, kinds), operation === 'create' ? [] : blocksOfKinds(originalDoc, kinds))
  if (added.length === 0) return data
  const tenant = idOf(data.tenant ?? (originalDoc as { tenant?: unknown } | undefined)?.tenant)
  const message = translatorOf(req.i18n)('blockNotOffered')
  const errors: { message: string; path: string }[] = []
  for (const { block, path } of added) {
    const kind = known.find((one) => one.block.slug === block.blockType)
    if (!tenant || !kind || !(await kind.isOffered(req, tenant, block))) errors.push({ message, path })
  }
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors }, req.t)
  return data
}

/** Those that were not there before; each counts as often as it stood there. */
function newBlocks(found: FoundBlock[], before: FoundBlock[]): FoundBlock[] {
  const left = new Map<string, number>()
  for (const one of before) left.set(keyOf(one), (left.get(keyOf(one)) ?? 0) + 1)
  return found.filter((one) => {
    const count = left.get(keyOf(one)) ?? 0
    if (count > 0) left.set(keyOf(one), count - 1)
    return count === 0
  })
}

/** What it shows of whom. A heading may be changed at any time. */
const keyOf = ({ block: { blockType, item, provider } }: FoundBlock): string =>
  JSON.stringify([blockType, item ?? null, provider ?? null])
