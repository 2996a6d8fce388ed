import { isRecord } from '@/lib/values'

/**
 * Whether an earlier row of the same list has the same value.
 * @param data of the document
 * @param path of the value: `['fields', 1, 'name']`
 */
export function isRepeatedInRows(data: unknown, path: readonly (number | string)[], value: string): boolean {
  const [index, name] = path.slice(-2)
  const rows = path.slice(0, -2).reduce<unknown>((from, step) => childOf(from, step), data)
  if (!Array.isArray(rows) || name === undefined) return false
  return rows.slice(0, Number(index)).some((row: unknown) => childOf(row, name) === value)
}

const childOf = (from: unknown, step: number | string): unknown =>
  Array.isArray(from) ? (from[Number(step)] as unknown) : isRecord(from) ? from[step] : undefined
