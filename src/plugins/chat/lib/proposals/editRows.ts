import { isRecord } from '@/lib/values'

export type Row = Record<string, unknown>

/** Where a row goes: first, last, or after the row with an id. */
export type Place = string

export interface FoundRow {
  /** The list that contains it. */
  list: Row[]
  index: number
  row: Row
}

const isRows = (value: unknown): value is Row[] => Array.isArray(value) && value.length > 0 && value.every(isRecord)

/** Finds a row by its id, at any depth; null if there is none. */
export function findRow(list: Row[], id: string): FoundRow | null {
  for (const [index, row] of list.entries()) {
    if (row.id === id) return { index, list, row }
    const inner = Object.values(row)
      .filter(isRows)
      .map((rows) => findRow(rows, id))
      .find(Boolean)
    if (inner) return inner
  }
  return null
}

/**
 * Adds a row to a list, or next to a row at any depth. Modifies the lists in place.
 * @returns false if there is no row to add it after
 */
export function placeRow(list: Row[], row: Row, after: Place): boolean {
  if (after === 'start') list.unshift(row)
  else if (after === 'end') list.push(row)
  else {
    const neighbour = findRow(list, after)
    if (!neighbour) return false
    neighbour.list.splice(neighbour.index + 1, 0, row)
  }
  return true
}

/**
 * Moves a row within the list that contains it. Modifies the list in place.
 * @returns false if there is no such row, or the other one is not in the same list
 */
export function moveRow(list: Row[], id: string, after: Place): boolean {
  const found = findRow(list, id)
  if (!found || after === id) return false
  if (after !== 'start' && after !== 'end' && !found.list.some((row) => row.id === after)) return false
  found.list.splice(found.index, 1)
  return placeRow(found.list, found.row, after)
}

/**
 * Removes a row. Modifies the list in place.
 * @returns false if there is no such row
 */
export function removeRow(list: Row[], id: string): boolean {
  const found = findRow(list, id)
  found?.list.splice(found.index, 1)
  return found !== null
}
