import { applyMove } from './applyMove'
import { moveToPosition } from './moveToPosition'
import type { Move, Refusal } from './positionAfter'
import type { Tree } from './tree'

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
