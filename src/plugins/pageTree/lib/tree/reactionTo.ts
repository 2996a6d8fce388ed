import type { Row } from './flattenTree'

/** What a key does on a row: go to another one, or open or close it. */
export type Reaction = { to: number } | { isOpen: boolean } | null

const PAGE = 10

/**
 * The keys of a tree.
 * @param key as in a page that reads from left to right
 */
export function reactionTo(key: string, rows: Row[], at: number): Reaction {
  const row = rows[at]
  if (!row) return null
  const to = (index: number): Reaction => ({ to: Math.min(rows.length - 1, Math.max(0, index)) })
  switch (key) {
    case 'ArrowDown':
      return to(at + 1)
    case 'ArrowUp':
      return to(at - 1)
    case 'PageDown':
      return to(at + PAGE)
    case 'PageUp':
      return to(at - PAGE)
    case 'Home':
      return to(0)
    case 'End':
      return to(rows.length - 1)
    case 'ArrowRight':
      return row.isOpen === null ? null : row.isOpen ? to(at + 1) : { isOpen: true }
    case 'ArrowLeft':
      return row.isOpen ? { isOpen: false } : aboveOf(rows, at)
    default:
      return null
  }
}

function aboveOf(rows: Row[], at: number): Reaction {
  const { level } = rows[at]!
  for (let index = at - 1; index >= 0; index--) if (rows[index]!.level < level) return { to: index }
  return null
}
