import { longestIncreasingSubsequence } from '@/lib/lists/items'
import type { Change, ChangeLabels, ComparedField, Row } from './changedField'
import { describeChanges, fieldsOf, toRows } from './describeChanges'
import { headingOf, rowKey, type KnownBlocks } from './headingOf'
import { required } from '@/lib/values'

/** The change of a row or block between two versions. */
export interface RowChange {
  key: string
  /** A moved row may also be changed. */
  states: ('added' | 'changed' | 'moved' | 'removed')[]
  /** Its heading in the form; null if it does not exist in that version. */
  before: string | null
  after: string | null
  /** Changed values in the row. */
  changes: Change[]
}

interface Placed {
  index: number
  row: Row
}

/**
 * Determines which rows of a list were added, removed, moved or changed. Rows are identified by id. If the order
 * differs, as few rows as possible count as moved. Unchanged rows are omitted.
 * @param before rows of the old version, by language if `labels.languages` is set
 */
export function describeRows(
  field: ComparedField,
  before: unknown,
  after: unknown,
  blocks: KnownBlocks,
  labels: ChangeLabels,
): RowChange[] {
  const [earlier, later] = [rowsByKey(before), rowsByKey(after)]
  const stayed = [...later.keys()].flatMap((key) => {
    const old = earlier.get(key)
    return old ? { index: old.index, key } : []
  })
  const unmoved = new Set(longestIncreasingSubsequence(stayed.map(({ index }) => index)))
  const moved = new Set(stayed.filter(({ index }) => !unmoved.has(index)).map(({ key }) => key))
  const heading = (placed: Placed | undefined) => (placed ? headingOf(placed.row, placed.index, blocks, labels) : null)
  return inOrder(earlier, later).flatMap((key): RowChange[] => {
    const [old, now] = [earlier.get(key), later.get(key)]
    const changes = describeChanges(
      fieldsOf(field, required(now ?? old, `row ${key}`).row, { blocks }),
      old?.row ?? {},
      now?.row ?? {},
      blocks,
      labels,
    )
    const states: RowChange['states'] = !old
      ? ['added']
      : !now
        ? ['removed']
        : [...(moved.has(key) ? (['moved'] as const) : []), ...(changes.length > 0 ? (['changed'] as const) : [])]
    return states.length > 0 ? [{ after: heading(now), before: heading(old), changes, key, states }] : []
  })
}

const rowsByKey = (rows: unknown): Map<string, Placed> =>
  new Map(toRows(rows).map((row, index) => [rowKey(row, index), { index, row }]))

/** Keys in the new order, with removed rows after the row that preceded them. */
function inOrder(earlier: Map<string, Placed>, later: Map<string, Placed>): string[] {
  const keys = [...later.keys()]
  let position = 0
  for (const key of earlier.keys()) {
    if (later.has(key)) position = keys.indexOf(key) + 1
    else keys.splice(position++, 0, key)
  }
  return keys
}
