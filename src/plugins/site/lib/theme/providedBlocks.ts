import type { View } from '../View'

/** Renders a block provided by a plugin. */
export interface BlockRenderer {
  /** Liquid template that uses `block.settings`. A theme can override it with `blocks/<type>.liquid`. */
  template: string
  /** Returns `block.settings`: plain values and template objects. */
  settings: (block: Record<string, unknown>, view: View) => Record<string, unknown>
}

const drawings = new Map<string, BlockRenderer>()

/** Registers the renderer of a block type. @param type as stored: `seatMap`, for `blocks/seat-map.liquid` */
export function provideBlock(type: string, drawing: BlockRenderer): void {
  drawings.set(type, drawing)
}

export const providedBlock = (type: string): BlockRenderer | undefined => drawings.get(type)

/** Returns all renderers by block type. */
export const providedBlocks = (): ReadonlyMap<string, BlockRenderer> => drawings
