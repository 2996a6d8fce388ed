import type { BlockSlug, BlocksFieldClientProps, ClientBlock, ClientConfig } from 'payload'
import type { ThemeBlockShape } from '../../../lib/themes/theme'
import { OFFERED, THEME_BLOCK } from '../../../lib/themes/themePlaces'
import { markOf } from '../../../payload-patches/blocksDrawer/useBlocksDrawer'
import { sketchAddress } from '../../document/BlockPicker/sketchAddress'

type Field = BlocksFieldClientProps['field']

/** The name of the theme's block that was just chosen in the drawer; null for all others. */
export const offeredName = (blockType: string | undefined): string | null =>
  blockType?.startsWith(OFFERED) ? blockType.slice(OFFERED.length) : null

interface Options {
  blocks: ThemeBlockShape[]
  blocksMap: ClientConfig['blocksMap']
  heading: string
  /** By which the drawer of this list is found. */
  mark: string
}

/** The field with one entry for each block of the theme, under a heading, in place of the one that stands for them. Each has a picture. */
export function withThemeBlocks(field: Field, { blocks, blocksMap, heading, mark }: Options): Field {
  const own = (field.blockReferences ?? [])
    .flatMap((one): ClientBlock | ClientBlock[] => (typeof one === 'string' ? blocksMap[one as BlockSlug] : one) ?? [])
    .filter(({ slug }) => slug !== THEME_BLOCK)
  const offered = blocks.map(({ label, name, plural }): ClientBlock => ({
    slug: OFFERED + name,
    admin: { group: heading },
    fields: [],
    labels: { plural, singular: label },
  }))
  const pictured = (block: ClientBlock): ClientBlock => ({
    ...block,
    imageAltText: markOf(mark, block.slug),
    imageURL: sketchAddress(block.slug, blocks.find(({ name }) => OFFERED + name === block.slug)?.fields),
  })
  return { ...field, blockReferences: [...own, ...offered].map(pictured) }
}
