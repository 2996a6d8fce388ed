import type { Row } from './flattenTree'

/** The effect of a key on a row: move to another row, or expand or collapse it. */
export type Reaction = { to: number } | { isOpen: boolean } | null

const PAGE_ROWS = 10

/**
 * The effect of a key in the tree.
 * @param key for left-to-right layouts
 */
export function keyActionFor(key: string, rows: Row[], index: number): Reaction {
  const row = rows[index]
  if (!row) return null
  const to = (index: number): Reaction => ({ to: Math.min(rows.length - 1, Math.max(0, index)) })
  switch (key) {
    case 'ArrowDown':
      return to(index + 1)
    case 'ArrowUp':
      return to(index - 1)
    case 'PageDown':
      return to(index + PAGE_ROWS)
    case 'PageUp':
      return to(index - PAGE_ROWS)
    case 'Home':
      return to(0)
    case 'End':
      return to(rows.length - 1)
    case 'ArrowRight':
      return row.isOpen === null ? null : row.isOpen ? to(index + 1) : { isOpen: true }
    case 'ArrowLeft':
      return row.isOpen ? { isOpen: false } : parentRow(rows.slice(0, index), row.level)
    default:
      return null
  }
}

function parentRow(above: Row[], level: number): Reaction {
  const to = above.findLastIndex((row) => row.level < level)
  return to === -1 ? null : { to }
}
