import { positionAfter, type Move, type Refusal, type TreePosition } from './positionAfter'
import { childrenOf, pageOf, parentOf, type Tree } from './tree'

/** The tree after a move, or why the move is not allowed. */
export function applyMove(tree: Tree, move: Move): Refusal | Tree {
  const spot = positionAfter(tree, move)
  return typeof spot === 'string' ? spot : withPageMoved(tree, move.itemId, spot)
}

function withPageMoved(tree: Tree, id: string, { index, parent }: TreePosition): Tree {
  const below = new Map(tree.below)
  const from = parentOf(tree, id)
  below.set(
    from,
    childrenOf(tree, from).filter((sibling) => sibling !== id),
  )
  below.set(parent, (below.get(parent) ?? []).toSpliced(index, 0, id))
  const { isOrphaned: _, ...page } = pageOf(tree, id)
  return { below, pages: new Map(tree.pages).set(id, { ...page, parent }) }
}
