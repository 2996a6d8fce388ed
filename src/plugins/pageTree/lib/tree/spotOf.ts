import { MAX_LEVELS } from '../../../../lib/pages/levels'
import { childrenOf, parentOf, pathTo, type Tree } from './tree'

/** One move, as the server takes it. */
export interface Move {
  instruction: { type: 'make-child' | 'reorder-above' | 'reorder-below' } | { type: 'reparent'; desiredLevel: number }
  itemId: string
  targetId: string
}

/** Where a page comes to stand: `index` counts the pages there without itself. */
export interface Spot {
  parent: string | null
  index: number
}

/** Why a page cannot stand somewhere. `nowhere`: there is no such place. */
export type Refusal = 'deep' | 'draft' | 'nowhere' | 'self'

/** Where a move leads: the same rules as on the server, so that nothing is offered that it refuses. */
export function spotOf(tree: Tree, { instruction, itemId, targetId }: Move): Refusal | Spot {
  if (!tree.pages.has(itemId) || !tree.pages.has(targetId)) return 'nowhere'
  const path = pathTo(tree, targetId)
  const own = path.indexOf(itemId)
  const level = instruction.type === 'reparent' ? instruction.desiredLevel : path.length - 1
  if (own !== -1 && !(instruction.type === 'reparent' && level < own)) return 'self'
  if (instruction.type === 'make-child')
    return refusalOf(tree, path) ?? { index: others(tree, targetId, itemId).length, parent: targetId }
  const beside = path[level]
  if (beside === undefined || tree.pages.get(beside)!.isAstray) return 'nowhere'
  const parent = parentOf(tree, beside)
  // Who stands below a draft already may change places there.
  const refusal = parent === parentOf(tree, itemId) ? null : refusalOf(tree, path.slice(0, level))
  return (
    refusal ?? {
      index: others(tree, parent, itemId).indexOf(beside) + (instruction.type === 'reorder-above' ? 0 : 1),
      parent,
    }
  )
}

const others = (tree: Tree, parent: string | null, id: string) => childrenOf(tree, parent).filter((one) => one !== id)

/** @param above the new parent and those above it, the top one first */
function refusalOf(tree: Tree, above: string[]): Refusal | null {
  const parent = above.at(-1)
  if (parent === undefined) return null
  if (tree.pages.get(parent)!.state === 'draft') return 'draft'
  return above.length >= MAX_LEVELS ? 'deep' : null
}
