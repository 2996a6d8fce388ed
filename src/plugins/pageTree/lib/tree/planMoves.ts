import { moveIn } from './moveIn'
import { placeIn } from './placeIn'
import type { Move, Refusal } from './spotOf'
import type { Tree } from './tree'

/** Moves to be made one after the other. */
export interface Plan {
  after: Tree
  moves: Move[]
  /** What takes them back, in its order; null where that cannot be said. */
  undo: Move[] | null
}

/** What some moves come to, or why one of them cannot be. */
export function planMoves(tree: Tree, moves: Move[]): Plan | Refusal {
  let after = tree
  let undo: Move[] | null = []
  for (const move of moves) {
    const back = placeIn(after, move.itemId)
    const next = moveIn(after, move)
    if (typeof next === 'string') return next
    after = next
    undo = undo && back && [back, ...undo]
  }
  return { after, moves, undo }
}

/** Several pages to one place: the first as told, each of the others below the one before. */
export const movesOf = (ids: string[], instruction: Move['instruction'], targetId: string): Move[] =>
  ids.map((itemId, index) =>
    index === 0
      ? { instruction, itemId, targetId }
      : { instruction: { type: 'reorder-below' }, itemId, targetId: ids[index - 1]! },
  )
