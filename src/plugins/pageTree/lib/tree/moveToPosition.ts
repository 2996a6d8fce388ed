import type { Move } from './positionAfter'
import { childrenOf, parentOf, type Tree } from './tree'

/**
 * The move that brings a page from anywhere to its position in this tree. Used to undo a move, and to combine many
 * small steps into one.
 * @returns null if no other page defines its position: it is the only page, or its parent is in the trash
 */
export function moveToPosition(tree: Tree, id: string): Move | null {
  if (tree.pages.get(id)?.isOrphaned) return null
  const parent = parentOf(tree, id)
  const siblings = childrenOf(tree, parent)
  const index = siblings.indexOf(id)
  const [before, after] = [siblings[index - 1], siblings[index + 1]]
  const move = (type: 'make-child' | 'reorder-above' | 'reorder-below', targetId: string): Move => ({
    instruction: { type },
    itemId: id,
    targetId,
  })
  if (before !== undefined) return move('reorder-below', before)
  if (after !== undefined && !tree.pages.get(after)?.isOrphaned) return move('reorder-above', after)
  return parent === null ? null : move('make-child', parent)
}
