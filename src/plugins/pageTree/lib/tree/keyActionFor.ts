import { childrenOf, parentOf, type Row, type Tree } from './tree'
import type { Move } from './positionAfter'

/** The effect of a key on a row: move to another row, or expand or collapse it. */
export type Reaction = { to: number } | { isOpen: boolean } | null

const PAGE_ROWS = 10

/**
 * The effect of a key in the tree.
 * @param key for left-to-right layouts
 */
export function keyActionFor(key: string, rows: Row[], index: number): Reaction {
  const row = rows[index]
  if (!row) return null
  const to = (index: number): Reaction => ({ to: Math.min(rows.length - 1, Math.max(0, index)) })
  switch (key) {
    case 'ArrowDown':
      return to(index + 1)
    case 'ArrowUp':
      return to(index - 1)
    case 'PageDown':
      return to(index + PAGE_ROWS)
    case 'PageUp':
      return to(index - PAGE_ROWS)
    case 'Home':
      return to(0)
    case 'End':
      return to(rows.length - 1)
    case 'ArrowRight':
      return row.isOpen === null ? null : row.isOpen ? to(index + 1) : { isOpen: true }
    case 'ArrowLeft':
      return row.isOpen ? { isOpen: false } : parentRow(rows.slice(0, index), row.level)
    default:
      return null
  }
}

function parentRow(above: Row[], level: number): Reaction {
  const to = above.findLastIndex((row) => row.level < level)
  return to === -1 ? null : { to }
}

/** Directions of keyboard moves: past a sibling, below the previous one, or out of its parent. */
export type Direction = 'down' | 'in' | 'out' | 'up'

/** The move for one step in a direction; null if there is none. */
export function keyboardMove(tree: Tree, id: string, direction: Direction): Move | null {
  const parent = parentOf(tree, id)
  const siblings = childrenOf(tree, parent)
  const index = siblings.indexOf(id)
  const [before, after] = [siblings[index - 1], siblings[index + 1]]
  const move = (
    type: 'make-child' | 'reorder-above' | 'reorder-below',
    targetId: string | null | undefined,
  ): Move | null => (targetId ? { instruction: { type }, itemId: id, targetId } : null)
  switch (direction) {
    case 'up':
      return move('reorder-above', before ?? parent)
    case 'down':
      return move('reorder-below', after ?? parent)
    case 'in':
      return move('make-child', before)
    case 'out':
      return move('reorder-below', parent)
  }
}
