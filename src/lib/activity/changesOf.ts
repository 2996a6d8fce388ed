import { withoutSecrets } from './withoutSecrets'

/** One field that a line of the audit log tells of; a side that is missing was empty or is not known. */
export interface Change {
  /** Names from the outside in: `['csp', 'preset']`. */
  path: string[]
  before?: unknown
  after?: unknown
}

type Fields = Record<string, unknown>

/**
 * What differs between the two sides of a line, field by field. Where both are known, fields that the newer side does
 * not name were not touched.
 * @param told fields that the line's sentence names already
 */
export function changesOf(before: unknown, after: unknown, told: readonly string[] = []): Change[] {
  const [old, now] = [flat(before), flat(after)]
  const isWhole = now.size > 0
  const keys = [...new Set([...now.keys(), ...[...old.keys()].filter((key) => !isWhole || isBeside(key, now))])]
  return keys.flatMap((key): Change[] => {
    const path = JSON.parse(key) as string[]
    const [one, other] = [old.get(key), now.get(key)]
    if (told.includes(path.join('.')) || isSame(one, other)) return []
    const [was, is] = isLong(one) && isLong(other) ? [without(one, other), without(other, one)] : [one, other]
    return [{ path, ...(!isEmpty(was) && { before: was }), ...(!isEmpty(is) && { after: is }) }]
  })
}

/** Gone from a group that the newer side names: it was taken away. */
function isBeside(key: string, now: ReadonlyMap<string, unknown>): boolean {
  const path = JSON.parse(key) as string[]
  return path.length > 1 && [...now.keys()].some((other) => (JSON.parse(other) as string[])[0] === path[0])
}

const LONG = 8

/** Of a list of many texts, only what was added and what was taken out is worth reading. */
const isLong = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length >= LONG && value.every((one) => typeof one === 'string')
const without = (list: string[], other: string[]) => list.filter((one) => !other.includes(one))

const MOST_LEVELS = 4

/** Groups opened, lists in one piece. By their path as JSON. */
function flat(side: unknown): Map<string, unknown> {
  const fields = new Map<string, unknown>()
  const walk = (value: unknown, path: string[]) => {
    if (isFields(value) && path.length < MOST_LEVELS)
      for (const [name, one] of Object.entries(value)) walk(one, [...path, name])
    else if (path.length > 0) fields.set(JSON.stringify(path), value)
  }
  walk(withoutSecrets(side), [])
  return fields
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
const isSame = (one: unknown, other: unknown): boolean =>
  (isEmpty(one) && isEmpty(other)) || JSON.stringify(one) === JSON.stringify(other)
