import { plainText } from '@/lib/content/plainText'

/** What search engines show of a description. */
const MAX_LENGTH = 160

/** The beginning of a text on one line, which ends with a whole word. */
export function shorten(text: string, length = MAX_LENGTH): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= length) return line
  const cut = line.slice(0, length)
  const end = cut.lastIndexOf(' ')
  return `${(end > length / 2 ? cut.slice(0, end) : cut).replace(/[\s,;:–-]+$/, '')}…`
}

/**
 * The beginning of the first rich text that says something, for search engines, where nobody wrote a summary.
 * @param values of a document and of its blocks, in order
 */
export function openingOf(values: unknown[]): string | null {
  for (const value of values) {
    const text = plainText(value)
    if (text) return shorten(text)
  }
  return null
}
