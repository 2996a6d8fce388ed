import { MAX_LEVELS } from '@/lib/pages/pathOf'
import { childrenOf, pageOf, parentOf, pathTo, type Tree } from './tree'

/** One move, as the server expects it. */
export interface Move {
  instruction: { type: 'make-child' | 'reorder-above' | 'reorder-below' } | { type: 'reparent'; desiredLevel: number }
  itemId: string
  targetId: string
}

/** The new position of a page; `index` counts its siblings without itself. */
export interface TreePosition {
  parent: string | null
  index: number
}

/** Why a position is not allowed. `nowhere`: it does not exist. */
export type Refusal = 'deep' | 'draft' | 'nowhere' | 'self'

/** The new position after a move, with the same rules as on the server. */
export function positionAfter(tree: Tree, { instruction, itemId, targetId }: Move): Refusal | TreePosition {
  if (!tree.pages.has(itemId) || !tree.pages.has(targetId)) return 'nowhere'
  const path = pathTo(tree, targetId)
  const ownIndex = path.indexOf(itemId)
  const level = instruction.type === 'reparent' ? instruction.desiredLevel : path.length - 1
  if (ownIndex !== -1 && !(instruction.type === 'reparent' && level < ownIndex)) return 'self'
  if (instruction.type === 'make-child')
    return refusalOf(tree, path) ?? { index: siblingsWithout(tree, targetId, itemId).length, parent: targetId }
  const beside = path[level]
  if (beside === undefined || pageOf(tree, beside).isOrphaned) return 'nowhere'
  const parent = parentOf(tree, beside)
  // Reordering within a draft parent is allowed.
  const refusal = parent === parentOf(tree, itemId) ? null : refusalOf(tree, path.slice(0, level))
  return (
    refusal ?? {
      index: siblingsWithout(tree, parent, itemId).indexOf(beside) + (instruction.type === 'reorder-above' ? 0 : 1),
      parent,
    }
  )
}

const siblingsWithout = (tree: Tree, parent: string | null, id: string) =>
  childrenOf(tree, parent).filter((siblingId) => siblingId !== id)

/** @param above the new parent and its ancestors, topmost first */
function refusalOf(tree: Tree, above: string[]): Refusal | null {
  const parent = above.at(-1)
  if (parent === undefined) return null
  if (pageOf(tree, parent).state === 'draft') return 'draft'
  return above.length >= MAX_LEVELS ? 'deep' : null
}

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
