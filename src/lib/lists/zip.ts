/**
 * Pairs the items of two lists by position.
 * @throws Error if one of them is longer
 */
export function zip<First, Second>(first: readonly First[], second: readonly Second[]): [First, Second][] {
  if (first.length !== second.length) throw new Error(`Cannot pair ${first.length} items with ${second.length}`)
  return first.map((item, index) => [item, second[index] as Second])
}
