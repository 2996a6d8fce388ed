/** Words that stay around what has changed. */
const AROUND = 6

/** Most words of a side that are shown. */
const MOST = 60

/**
 * Leaves of two texts what differs, with some words around it: a paragraph of which one word is another should not have
 * to be read twice.
 */
export function narrow(before: string, after: string): { before: string; after: string } {
  const [one, other] = [before.split(/\s+/), after.split(/\s+/)]
  let start = 0
  while (start < one.length && start < other.length && one[start] === other[start]) start++
  let end = 0
  while (end < one.length - start && end < other.length - start && one.at(-1 - end) === other.at(-1 - end)) end++
  const from = start > AROUND + 1 ? start - AROUND : 0
  const keep = end > AROUND + 1 ? end - AROUND : 0
  return { after: cut(other, from, keep), before: cut(one, from, keep) }
}

function cut(words: string[], from: number, fromEnd: number): string {
  const middle = words.slice(from, words.length - fromEnd)
  const shown = middle.slice(0, MOST)
  const isCut = fromEnd > 0 || middle.length > MOST
  return `${from > 0 ? '… ' : ''}${shown.join(' ')}${isCut ? ' …' : ''}`.trim()
}
