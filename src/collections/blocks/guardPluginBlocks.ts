import { ValidationError, type CollectionBeforeValidateHook } from 'payload'
import { idOf } from '../../access/idOf'
import { callboardOf } from '../../access/registryOf'
import { translatorOf } from '../../i18n/translator'
import { blocksOfKinds, type FoundBlock } from '../../lib/content/blocksOfKinds'

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
