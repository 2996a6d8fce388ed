import type { FieldHook } from 'payload'

/** Normalises whitespace and removes duplicates, ignoring case; the first spelling is kept. */
export function normalizeTags(tags: readonly unknown[]): string[] {
  const unique = new Map<string, string>()
  for (const tag of tags) {
    const text = typeof tag === 'string' ? tag.replace(/\s+/g, ' ').trim() : ''
    if (text && !unique.has(text.toLowerCase())) unique.set(text.toLowerCase(), text)
  }
  return [...unique.values()]
}

/** Hook that normalises tags before they are stored. */
export const normalizeStoredTags: FieldHook = ({ value }) => (Array.isArray(value) ? normalizeTags(value) : value)

/** Maximum length of a tag, and maximum number of tags per media document. */
export const MAX_TAG_LENGTH = 60
export const MAX_TAGS = 20
