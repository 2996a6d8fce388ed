import type { Move } from './positionAfter'
import { childrenOf, parentOf, type Tree } from './tree'

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
