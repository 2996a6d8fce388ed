import type { Random } from '@tests/support/random'
import type { ApiResponse } from '@tests/support/client'
import type { Tree } from './tree'

const TYPES = ['reorder-above', 'reorder-below', 'make-child', 'reparent']

export interface RandomMove {
  item: string
  level: number
  target: string
  type: string
}

/** Any move of any of the pages, sensible or not. */
export const randomMove = (random: Random, ids: readonly string[]): RandomMove => ({
  item: random.pick(ids)!,
  level: random.below(4),
  target: random.pick(ids)!,
  type: random.pick(TYPES)!,
})

export const sendMove = (tree: Tree, { item, level, target, type }: RandomMove): Promise<ApiResponse> =>
  tree.move(item, type, target, type === 'reparent' ? { desiredLevel: level } : {})

/** Sends so many moves from several clients at once. @returns answers by status */
export async function moveConcurrently(
  tree: Tree,
  random: Random,
  ids: readonly string[],
  { clients, moves }: { clients: number; moves: number },
): Promise<Map<number, number>> {
  const statuses = new Map<number, number>()
  let left = moves
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (left-- > 0) {
        const { status } = await sendMove(tree, randomMove(random, ids))
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
      }
    }),
  )
  return statuses
}

/** A move is done, or refused by a rule; nothing else may be answered, however many move at once. */
export function expectDoneOrRefused(statuses: ReadonlyMap<number, number>, moves: number): void {
  expect([...statuses.keys()].filter((status) => ![200, 400, 409, 422].includes(status))).toEqual([])
  expect(statuses.get(200)).toBeGreaterThan(moves / 10)
}
