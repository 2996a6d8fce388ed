import { moveToPosition, type Move, positionAfter, type Refusal, type TreePosition } from './positionAfter'
import { childrenOf, pageOf, parentOf, type Tree } from './tree'

/** Moves to make in sequence. */
export interface Plan {
  after: Tree
  moves: Move[]
  /** Moves that undo them, in order; null if they cannot be undone. */
  undo: Move[] | null
}

/** The result of some moves, or why one of them is not allowed. */
export function planMoves(tree: Tree, moves: Move[]): Plan | Refusal {
  let after = tree
  let undo: Move[] | null = []
  for (const move of moves) {
    const undoMove = moveToPosition(after, move.itemId)
    const next = applyMove(after, move)
    if (typeof next === 'string') return next
    after = next
    undo = undo && undoMove && [undoMove, ...undo]
  }
  return { after, moves, undo }
}

/** Moves several pages to one position: the first as instructed, each of the others below the previous one. */
export const movesOf = (ids: string[], instruction: Move['instruction'], targetId: string): Move[] =>
  ids.map((itemId, index) => {
    const previous = ids[index - 1]
    return previous === undefined
      ? { instruction, itemId, targetId }
      : { instruction: { type: 'reorder-below' }, itemId, targetId: previous }
  })

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
