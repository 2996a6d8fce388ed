/** A published document that a redirect can target. */
export interface Target {
  collection: string
  id: string
  path: string
}

/** Minimum similarity of a suggestion. */
const MIN_SIMILARITY = 0.5

const ENDING = /\.(?:aspx|html?)$/i

/**
 * Converts the last segment of a path to a slug.
 * @example slugFromPath('/Shows/Hamlet.html') // 'hamlet'
 */
export const slugFromPath = (path: string): string =>
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

/** Similarity of two names by the letter pairs they share (Dice coefficient): 1 for equal, 0 for nothing in common. */
export function similarity(a: string, b: string): number {
  if (a === b) return 1
  const pairsOfA = pairsOf(a)
  const pairsOfB = pairsOf(b)
  if (pairsOfA.length === 0 || pairsOfB.length === 0) return 0
  const remaining = new Map<string, number>()
  for (const pair of pairsOfB) remaining.set(pair, (remaining.get(pair) ?? 0) + 1)
  let shared = 0
  for (const pair of pairsOfA) {
    const count = remaining.get(pair) ?? 0
    if (count > 0) shared++
    remaining.set(pair, count - 1)
  }
  return (2 * shared) / (pairsOfA.length + pairsOfB.length)
}

const pairsOf = (name: string): string[] =>
  Array.from({ length: Math.max(0, name.length - 1) }, (_, index) => name.slice(index, index + 2))

/**
 * Finds the document with the most similar last path segment for each path. Only compares documents that share a word
 * or the first three letters, so that it scales to many paths and documents.
 */
export function suggestTargets<Found extends Target>(paths: string[], targets: Found[]): Map<string, Found> {
  const byKey = new Map<string, Found[]>()
  for (const target of targets)
    for (const key of keysOf(slugFromPath(target.path)))
      byKey.set(key, [...(byKey.get(key) ?? []), target].slice(-MAX_PER_KEY))
  return new Map(
    paths.flatMap((path) => {
      const name = slugFromPath(path)
      const candidates = new Set(keysOf(name).flatMap((key) => byKey.get(key) ?? []))
      const [best] = [...candidates]
        .map((target) => ({ score: similarity(name, slugFromPath(target.path)), target }))
        .filter(({ score }) => score >= MIN_SIMILARITY)
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

/** Maximum number of documents per key; more common words do not help to find one. */
const MAX_PER_KEY = 200

const keysOf = (name: string): string[] => (name === '' ? [] : [...new Set([`=${name.slice(0, 3)}`, ...wordsIn(name)])])
