import { longestRise } from '../../lists/longestRise'
import type { Change, ChangeLabels, ComparedField, Row } from './changedField'
import { describeChanges, fieldsOf, toRows } from './describeChanges'
import { headingOf, rowKey, type KnownBlocks } from './headingOf'

/** What became of a row or a block from one version to the next. */
export interface RowChange {
  key: string
  /** A row that was moved may have been changed, too. */
  states: ('added' | 'changed' | 'moved' | 'removed')[]
  /** As its form calls it; null where it was not yet, or is no more. */
  before: string | null
  after: string | null
  /** What is written in it, where that is not as it was. */
  changes: Change[]
}

interface Placed {
  index: number
  row: Row
}

/**
 * What became of the rows of a list: which were added, removed, moved or changed. A row is the same by its id, wherever it
 * stands; of those that stand in another order as few as possible count as moved. What is as it was is left out.
 * @param before of the one version, as the words say (by language or not)
 */
export function describeRows(
  field: ComparedField,
  before: unknown,
  after: unknown,
  blocks: KnownBlocks,
  words: ChangeLabels,
): RowChange[] {
  const [earlier, later] = [placed(before), placed(after)]
  const stayed = [...later].filter(([key]) => earlier.has(key))
  const still = new Set(longestRise(stayed.map(([key]) => earlier.get(key)!.index)))
  const moved = new Set(stayed.filter(([key]) => !still.has(earlier.get(key)!.index)).map(([key]) => key))
  const heading = (one: Placed | undefined) => (one ? headingOf(one.row, one.index, blocks, words) : null)
  return inOrder(earlier, later).flatMap((key): RowChange[] => {
    const [old, now] = [earlier.get(key), later.get(key)]
    const changes = describeChanges(
      fieldsOf(field, (now ?? old)!.row, { blocks }),
      old?.row ?? {},
      now?.row ?? {},
      blocks,
      words,
    )
    const states: RowChange['states'] = !old
      ? ['added']
      : !now
        ? ['removed']
        : [...(moved.has(key) ? (['moved'] as const) : []), ...(changes.length > 0 ? (['changed'] as const) : [])]
    return states.length > 0 ? [{ after: heading(now), before: heading(old), changes, key, states }] : []
  })
}

const placed = (rows: unknown): Map<string, Placed> =>
  new Map(toRows(rows).map((row, index) => [rowKey(row, index), { index, row }]))

/** As they stand now; those that are gone, behind whichever they stood. */
function inOrder(earlier: Map<string, Placed>, later: Map<string, Placed>): string[] {
  const keys = [...later.keys()]
  let place = 0
  for (const key of earlier.keys()) {
    if (later.has(key)) place = keys.indexOf(key) + 1
    else keys.splice(place++, 0, key)
  }
  return keys
}
