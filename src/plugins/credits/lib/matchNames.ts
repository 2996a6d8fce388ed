/** Somebody of the site. */
export interface KnownPerson {
  id: string
  name: string
}

/** Who a name may be. */
export interface NameMatch {
  /** Called so, whatever the order of the words and the accents. */
  same: KnownPerson[]
  /** Called almost so: a letter more, fewer, another or two swapped. */
  similar: KnownPerson[]
}

const MOST_SIMILAR = 5
/** Shorter words that differ by a letter are other names. */
const SHORTEST = 4

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

/** Equal for names of the same words. */
export const nameKey = (name: string): string => wordsOfName(name).sort().join(' ')

/**
 * Finds people by name. A name is looked up, never compared with each person, so that hundreds of names among tens of
 * thousands of people are found at once.
 * @returns a match for each name, in their order
 */
export function matchNames(names: readonly string[], people: Iterable<KnownPerson>): NameMatch[] {
  const wanted = names.map((name) => ({
    key: nameKey(name),
    match: { same: [], similar: [] } as NameMatch,
    words: wordsOfName(name),
  }))
  const byKey = Map.groupBy(wanted, ({ key }) => key)
  const byTrace = new Map<string, Set<(typeof wanted)[number]>>()
  for (const one of byKey.values())
    for (const word of one[0]!.words)
      for (const trace of tracesOf(word)) byTrace.set(trace, (byTrace.get(trace) ?? new Set()).add(one[0]!))
  for (const person of people) {
    const key = nameKey(person.name)
    if (!key) continue
    for (const one of byKey.get(key) ?? []) one.match.same.push(person)
    const words = wordsOfName(person.name)
    const near = new Set(words.flatMap((word) => tracesOf(word).flatMap((trace) => [...(byTrace.get(trace) ?? [])])))
    for (const { key: other, words: others } of near) {
      if (other === key || !isSimilar(words, others)) continue
      for (const { match } of byKey.get(other) ?? [])
        if (match.similar.length < MOST_SIMILAR) match.similar.push(person)
    }
  }
  return wanted.map(({ match }) => match)
}

/** A word, and the word without each of its letters: two words a letter apart share one. */
const tracesOf = (word: string): string[] =>
  word.length < SHORTEST
    ? [word]
    : [word, ...Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1))]

/** Each word of the shorter name has its like in the other, which has one more at most. */
function isSimilar(one: string[], other: string[]): boolean {
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one]
  if (shorter.length < 2 && longer.length > 1) return false
  if (longer.length - shorter.length > 1) return false
  const left = [...longer]
  return shorter.every((word) => {
    const index = left.findIndex((candidate) => candidate === word || isOneApart(word, candidate))
    if (index >= 0) left.splice(index, 1)
    return index >= 0
  })
}

/** One letter is more, fewer or another, or two neighbours are swapped. */
export function isOneApart(one: string, other: string): boolean {
  if (Math.min(one.length, other.length) < SHORTEST || Math.abs(one.length - other.length) > 1) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start++
  const [a, b] = [one.slice(start), other.slice(start)]
  if (a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1)) return true
  return a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2)
}
