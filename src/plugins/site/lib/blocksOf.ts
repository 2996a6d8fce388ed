import type { Block } from './Anything'
import type { View } from './View'

/** A block where it stands. */
export interface PlacedBlock {
  block: Block
  /** It begins the page: its heading is the page's. */
  isFirst: boolean
}

const placed = new WeakMap<View, Map<Block, PlacedBlock>>()

/** The blocks of a document, those of a block for several pages in its place. Such within such are left out. */
export function blocksOf(
  blocks: Block[] | null | undefined,
  view: View,
  { isTop = false, isWithin = false }: { isTop?: boolean; isWithin?: boolean } = {},
): PlacedBlock[] {
  return (blocks ?? []).flatMap((block, index): PlacedBlock[] => {
    if (block.blockType === 'reusable')
      return isWithin
        ? []
        : blocksOf(view.library.get('reusable-content', block.content)?.layout, view, { isWithin: true })
    return [place(block, isTop && index === 0, view)]
  })
}

/** The same block is the same object whoever asks. */
function place(block: Block, isFirst: boolean, view: View): PlacedBlock {
  let known = placed.get(view)
  if (!known) placed.set(view, (known = new Map()))
  let found = known.get(block)
  if (!found) known.set(block, (found = { block, isFirst }))
  return found
}
