import type { FieldHook } from 'payload'

/** Without spaces around and within, and each once, whatever its case: the first spelling stays. */
export function tidied(tags: readonly unknown[]): string[] {
  const known = new Map<string, string>()
  for (const tag of tags) {
    const text = typeof tag === 'string' ? tag.replace(/\s+/g, ' ').trim() : ''
    if (text && !known.has(text.toLowerCase())) known.set(text.toLowerCase(), text)
  }
  return [...known.values()]
}

/** Tags as they are stored. */
export const tidyTags: FieldHook = ({ value }) => (Array.isArray(value) ? tidied(value) : value)
