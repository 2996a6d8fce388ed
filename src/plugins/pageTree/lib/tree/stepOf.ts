import type { Move } from './spotOf'
import { childrenOf, parentOf, type Tree } from './tree'

/** Ways that a page goes by keyboard: past its neighbours, below the one before it, and out beside the one above it. */
export type Direction = 'down' | 'in' | 'out' | 'up'

/** One step of a page in the tree; null where there is none in that direction. */
export function stepOf(tree: Tree, id: string, direction: Direction): Move | null {
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
