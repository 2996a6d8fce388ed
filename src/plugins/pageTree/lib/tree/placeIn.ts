import type { Move } from './spotOf'
import { childrenOf, parentOf, type Tree } from './tree'

/**
 * The move that brings a page from anywhere to where it stands in this tree: what undoes a move, and what many small
 * steps come to.
 * @returns null where nothing says its place: it is the only page, or astray
 */
export function placeIn(tree: Tree, id: string): Move | null {
  if (tree.pages.get(id)?.isAstray) return null
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
  if (after !== undefined && !tree.pages.get(after)?.isAstray) return move('reorder-above', after)
  return parent === null ? null : move('make-child', parent)
}
