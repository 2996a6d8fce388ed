import type { BlockSlug, Field } from 'payload'
import { siteBlocks } from '.'

const OWN = new Set<unknown>(siteBlocks.map(({ slug }) => slug))

/** A list of blocks that takes all of the core's takes those of plugins, too. */
export const withPluginBlocks =
  (slugs: string[]) =>
  (field: Field): Field =>
    field.type === 'blocks' &&
    slugs.length > 0 &&
    [...OWN].every((slug) => field.blockReferences?.some((one) => one === slug))
      ? { ...field, blockReferences: [...(field.blockReferences ?? []), ...(slugs as BlockSlug[])] }
      : field
