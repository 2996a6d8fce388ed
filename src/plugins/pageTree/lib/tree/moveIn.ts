import { spotOf, type Move, type Refusal, type Spot } from './spotOf'
import { childrenOf, parentOf, type Tree } from './tree'

/** The tree after a move, or why the move is not allowed. */
export function moveIn(tree: Tree, move: Move): Refusal | Tree {
  const spot = spotOf(tree, move)
  return typeof spot === 'string' ? spot : withPageMoved(tree, move.itemId, spot)
}

function withPageMoved(tree: Tree, id: string, { index, parent }: Spot): Tree {
  const below = new Map(tree.below)
  const from = parentOf(tree, id)
  below.set(
    from,
    childrenOf(tree, from).filter((sibling) => sibling !== id),
  )
  below.set(parent, (below.get(parent) ?? []).toSpliced(index, 0, id))
  const { isAstray: _, ...page } = tree.pages.get(id)!
  return { below, pages: new Map(tree.pages).set(id, { ...page, parent }) }
}
