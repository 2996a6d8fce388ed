import type { BlockSlug, Field } from 'payload'
import { siteBlocks } from '.'

const CORE_BLOCKS = new Set<unknown>(siteBlocks.map(({ slug }) => slug))

/** Adds the blocks of plugins to every blocks field that accepts all core blocks. */
export const withPluginBlocks =
  (slugs: string[]) =>
  (field: Field): Field =>
    field.type === 'blocks' &&
    slugs.length > 0 &&
    [...CORE_BLOCKS].every((slug) => field.blockReferences?.some((reference) => reference === slug))
      ? { ...field, blockReferences: [...(field.blockReferences ?? []), ...(slugs as BlockSlug[])] }
      : field
