/** A published document that a redirect can lead to. */
export interface Target {
  collection: string
  id: string
  path: string
}

/** Below this two names have nothing to do with each other. */
const ENOUGH = 0.5

const ENDING = /\.(?:aspx|html?)$/i

/** The last part of a path as a slug would be written: `/Shows/Hamlet.html` is `hamlet`. */
export const nameIn = (path: string): string =>
  decoded(path.split('/').filter(Boolean).at(-1) ?? '')
    .replace(ENDING, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

const wordsIn = (name: string): string[] => name.split('-').filter((word) => word.length > 2)

/** Two names are as alike as the pairs of letters that they share: 1 for the same, 0 for nothing. */
export function likeness(one: string, other: string): number {
  if (one === other) return 1
  const ofOne = pairsOf(one)
  const ofOther = pairsOf(other)
  if (ofOne.length === 0 || ofOther.length === 0) return 0
  const left = new Map<string, number>()
  for (const pair of ofOther) left.set(pair, (left.get(pair) ?? 0) + 1)
  let shared = 0
  for (const pair of ofOne) {
    const count = left.get(pair) ?? 0
    if (count > 0) shared++
    left.set(pair, count - 1)
  }
  return (2 * shared) / (ofOne.length + ofOther.length)
}

const pairsOf = (name: string): string[] =>
  Array.from({ length: Math.max(0, name.length - 1) }, (_, index) => name.slice(index, index + 2))

/**
 * Finds for addresses the documents of which the last part is alike. Looked at are those that share a word or begin
 * alike, so that many addresses and many documents cost little.
 */
export function suggestionsFor<Found extends Target>(paths: string[], targets: Found[]): Map<string, Found> {
  const byKey = new Map<string, Found[]>()
  for (const target of targets)
    for (const key of keysOf(nameIn(target.path)))
      byKey.set(key, [...(byKey.get(key) ?? []), target].slice(-MOST_OF_A_KEY))
  return new Map(
    paths.flatMap((path) => {
      const name = nameIn(path)
      const known = new Set(keysOf(name).flatMap((key) => byKey.get(key) ?? []))
      const [best] = [...known]
        .map((target) => ({ score: likeness(name, nameIn(target.path)), target }))
        .filter(({ score }) => score >= ENOUGH)
        .sort(
          (a, b) =>
            b.score - a.score ||
            a.target.path.length - b.target.path.length ||
            a.target.path.localeCompare(b.target.path),
        )
      return best ? [[path, best.target] as const] : []
    }),
  )
}

/** A word that so many documents have says nothing of one. */
const MOST_OF_A_KEY = 200

const keysOf = (name: string): string[] => (name === '' ? [] : [...new Set([`=${name.slice(0, 3)}`, ...wordsIn(name)])])
