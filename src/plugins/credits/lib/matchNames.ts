import { groupBy } from '@/lib/lists/items'

/** A person of the site. */
export interface KnownPerson {
  id: string
  name: string
}

/** The people that a name may refer to. */
export interface NameMatch {
  /** With the same name, ignoring accents and the order of words. */
  same: KnownPerson[]
  /** With almost the same name: one letter added, removed, replaced or swapped with its neighbour. */
  similar: KnownPerson[]
}

const MAX_SIMILAR = 5
/** Shorter words that differ by one letter are different names. */
const MIN_LENGTH = 4

/** The words of a name, without case, accents and punctuation. */
export const wordsOfName = (name: string): string[] =>
  name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(
      /[æœßøłđð]/g,
      (letter) => ({ ð: 'd', ß: 'ss', æ: 'ae', đ: 'd', ł: 'l', ø: 'o', œ: 'oe' })[letter] ?? letter,
    )
    .replace(/['’.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** A key that is equal for names with the same words. */
export const nameKey = (name: string): string => wordsOfName(name).sort().join(' ')

/**
 * Finds people by name. Names are looked up in an index rather than compared with each person, so that hundreds of
 * names can be matched with tens of thousands of people.
 * @returns a match for each name, in order
 */
export function matchNames(names: readonly string[], people: Iterable<KnownPerson>): NameMatch[] {
  const queries = names.map((name) => ({
    key: nameKey(name),
    match: { same: [], similar: [] } as NameMatch,
    words: wordsOfName(name),
  }))
  const byKey = groupBy(queries, ({ key }) => key)
  const byTrace = new Map<string, Set<(typeof queries)[number]>>()
  for (const [first] of byKey.values())
    for (const word of first.words)
      for (const trace of deletionsOf(word)) byTrace.set(trace, (byTrace.get(trace) ?? new Set()).add(first))
  for (const person of people) {
    const key = nameKey(person.name)
    if (!key) continue
    for (const query of byKey.get(key) ?? []) query.match.same.push(person)
    const words = wordsOfName(person.name)
    const near = new Set(words.flatMap((word) => deletionsOf(word).flatMap((trace) => [...(byTrace.get(trace) ?? [])])))
    for (const { key: other, words: others } of near) {
      if (other === key || !isSimilar(words, others)) continue
      for (const { match } of byKey.get(other) ?? []) if (match.similar.length < MAX_SIMILAR) match.similar.push(person)
    }
  }
  return queries.map(({ match }) => match)
}

/** A word, and the word without each of its letters: words that differ by one letter have one of these in common. */
const deletionsOf = (word: string): string[] =>
  word.length < MIN_LENGTH
    ? [word]
    : [word, ...Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1))]

/** Whether each word of the shorter name is similar to one of the longer, which may have one word more. */
function isSimilar(one: string[], other: string[]): boolean {
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one]
  if (shorter.length < 2 && longer.length > 1) return false
  if (longer.length - shorter.length > 1) return false
  const remaining = [...longer]
  return shorter.every((word) => {
    const index = remaining.findIndex((candidate) => candidate === word || isOneApart(word, candidate))
    if (index >= 0) remaining.splice(index, 1)
    return index >= 0
  })
}

/** Whether words differ by one letter added, removed or replaced, or by two swapped neighbours. */
export function isOneApart(one: string, other: string): boolean {
  if (Math.min(one.length, other.length) < MIN_LENGTH || Math.abs(one.length - other.length) > 1) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start++
  const [a, b] = [one.slice(start), other.slice(start)]
  if (a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1)) return true
  return a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2)
}
