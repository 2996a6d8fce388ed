const LAST_RESORT = 'T'

/**
 * Two letters for a picture that is missing: the first letters of the first two words of a name; of a single word, or
 * of the slug where there is no name, its first two; T where there is neither.
 */
export function initialsOf(name?: string | null, slug?: string | null): string {
  const words = (name ?? '')
    .split(/\s+/)
    .map(letters)
    .filter((word) => word.length > 0)
  const [first, second] = words
  if (first && second) return upper((first[0] ?? '') + (second[0] ?? ''))
  const only = first ?? letters(slug ?? '')
  return only.length > 0 ? upper(only.slice(0, 2).join('')) : LAST_RESORT
}

const segmenter = new Intl.Segmenter()

/** What people see as letters: é may be two code points, and marks such as brackets are none. */
function letters(word: string): string[] {
  return [...segmenter.segment(word)].map(({ segment }) => segment).filter((one) => /[\p{L}\p{N}]/u.test(one))
}

const upper = (text: string): string => text.toLocaleUpperCase('en')
