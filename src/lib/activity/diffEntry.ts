import { withoutSecrets } from './withoutSecrets'

/** A changed field of an audit log entry. A missing side was empty or is unknown. */
export interface Change {
  /** Field names, outermost first: `['csp', 'preset']`. */
  path: string[]
  before?: unknown
  after?: unknown
}

type Fields = Record<string, unknown>

/**
 * The differences between both sides of an entry, field by field. If both sides are present, fields missing from the
 * new side were not changed.
 * @param mentioned fields that the entry's sentence already contains
 */
export function diffEntry(before: unknown, after: unknown, mentioned: readonly string[] = []): Change[] {
  const [previous, current] = [flatten(before), flatten(after)]
  const hasCurrent = current.size > 0
  const keys = [
    ...new Set([
      ...current.keys(),
      ...[...previous.keys()].filter((key) => !hasCurrent || isRemovedFromGroup(key, current)),
    ]),
  ]
  return keys.flatMap((key): Change[] => {
    const path = JSON.parse(key) as string[]
    const [oldValue, newValue] = [previous.get(key), current.get(key)]
    if (mentioned.includes(path.join('.')) || isSame(oldValue, newValue)) return []
    const [was, is] =
      isLong(oldValue) && isLong(newValue)
        ? [without(oldValue, newValue), without(newValue, oldValue)]
        : [oldValue, newValue]
    return [{ path, ...(!isEmpty(was) && { before: was }), ...(!isEmpty(is) && { after: is }) }]
  })
}

/** Whether a field is missing from a group that the new side contains, and was therefore removed. */
function isRemovedFromGroup(key: string, current: ReadonlyMap<string, unknown>): boolean {
  const path = JSON.parse(key) as string[]
  return path.length > 1 && [...current.keys()].some((other) => (JSON.parse(other) as string[])[0] === path[0])
}

const LONG_LIST = 8

/** For long lists of texts, only the added and removed items are shown. */
const isLong = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length >= LONG_LIST && value.every((item) => typeof item === 'string')
const without = (list: string[], other: string[]) => list.filter((item) => !other.includes(item))

const MAX_LEVELS = 4

/** The fields of one side by their path as JSON. Groups are expanded, lists are kept as one value. */
function flatten(side: unknown): Map<string, unknown> {
  const fields = new Map<string, unknown>()
  const walk = (value: unknown, path: string[]) => {
    if (isFields(value) && path.length < MAX_LEVELS)
      for (const [name, inner] of Object.entries(value)) walk(inner, [...path, name])
    else if (path.length > 0) fields.set(JSON.stringify(path), value)
  }
  walk(withoutSecrets(side), [])
  return fields
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
const isSame = (first: unknown, second: unknown): boolean =>
  (isEmpty(first) && isEmpty(second)) || JSON.stringify(first) === JSON.stringify(second)
