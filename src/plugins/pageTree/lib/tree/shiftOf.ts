import type { Row } from './tree'

/**
 * By how many rows most of the rows on screen have been moved down by what others did above them.
 * @param visible rows on screen before the change
 * @param first index of the first of them
 */
export function shiftOf(visible: Pick<Row, 'id'>[], first: number, after: Pick<Row, 'id'>[]): number {
  const indexes = new Map(after.map(({ id }, index) => [id, index]))
  const shifts = visible
    .flatMap(({ id }, index) => {
      const now = indexes.get(id)
      return now === undefined ? [] : [now - first - index]
    })
    .toSorted((a, b) => a - b)
  return shifts[Math.floor(shifts.length / 2)] ?? 0
}
