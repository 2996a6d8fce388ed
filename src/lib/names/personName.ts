export interface NamedPerson {
  displayName?: string | null
  firstName?: string | null
  lastName?: string | null
  email?: string | null
}

/** The displayed name of a user: display name, else first and last name, else email address. */
export function personName({ displayName, email, firstName, lastName }: NamedPerson): string {
  return displayName?.trim() || [firstName, lastName].filter(Boolean).join(' ').trim() || (email ?? '')
}

const DEFAULT_INITIAL = 'T'

/**
 * Two initials as a placeholder for a missing image: the first letters of the first two words of a name; of a single
 * word, or of the slug if there is no name, its first two letters; T if there is neither.
 */
export function initialsOf(name?: string | null, slug?: string | null): string {
  const words = (name ?? '')
    .split(/\s+/)
    .map(letters)
    .filter((word) => word.length > 0)
  const [first, second] = words
  if (first && second) return upper((first[0] ?? '') + (second[0] ?? ''))
  const only = first ?? letters(slug ?? '')
  return only.length > 0 ? upper(only.slice(0, 2).join('')) : DEFAULT_INITIAL
}

const segmenter = new Intl.Segmenter()

/** Splits a word into letters as users perceive them (é may be two code points), without punctuation. */
function letters(word: string): string[] {
  return [...segmenter.segment(word)].map(({ segment }) => segment).filter((segment) => /[\p{L}\p{N}]/u.test(segment))
}

const upper = (text: string): string => text.toLocaleUpperCase('en')
