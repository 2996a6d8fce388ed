/** Most that is imported at once: what somebody can look through before, in one transaction that nobody waits long for. */
export const BOUNDS = { cell: 5_000, columns: 60, rows: 500 }

/** Longest text. */
export const MOST_LETTERS = 500_000

/** An import can be taken back as long. */
export const UNDO_DAYS = 30

export const AREA = 'imports'

/** The field by which rows are found again, by the content types that can be imported. */
export const KEYS: Record<string, string> = {
  events: 'title',
  people: 'name',
  redirects: 'from',
  venues: 'name',
  works: 'title',
}
