import { formatSource, parseSource } from '@/lib/site/redirectSource'

/** Limits per import: few enough rows to review, and for one short transaction. */
export const BOUNDS = { cell: 5_000, columns: 60, rows: 500 }

/** Maximum length of the text, in characters. */
export const MAX_CHARACTERS = 500_000

/** How long an import can be undone. */
export const UNDO_DAYS = 30

export const AREA = 'imports'

/** How the key of a type is stored, where that is not as it is typed. */
export const KEY_FORMS: Record<string, (text: string) => string> = {
  redirects: (text) => {
    const source = parseSource(text)
    return 'problem' in source ? text : formatSource(source)
  },
}

/** The field that identifies a document, for each content type that can be imported. */
export const KEYS: Record<string, string> = {
  events: 'title',
  people: 'name',
  redirects: 'from',
  venues: 'name',
  works: 'title',
}
