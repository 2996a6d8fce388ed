import type { View } from '../View'

/** How a block that a plugin brings is drawn. */
export interface BlockRenderer {
  /** Liquid, as in `blocks/<type>.liquid` of a theme, which may draw it otherwise. It names `block.settings`. */
  template: string
  /** What `block.settings` holds: plain values and objects of templates. */
  settings: (block: Record<string, unknown>, view: View) => Record<string, unknown>
}

const drawings = new Map<string, BlockRenderer>()

/** Says how the blocks of a type are drawn. @param type as it is stored: `seatMap`, drawn by `blocks/seat-map.liquid` */
export function provideBlock(type: string, drawing: BlockRenderer): void {
  drawings.set(type, drawing)
}

export const providedBlock = (type: string): BlockRenderer | undefined => drawings.get(type)

/** All of them, by type. */
export const providedBlocks = (): ReadonlyMap<string, BlockRenderer> => drawings
