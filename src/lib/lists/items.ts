/** A list with at least one item. */
export type NonEmpty<Item> = [first: Item, ...others: Item[]]

/** Whether a list has at least one item. */
export const isNonEmpty = <Item>(list: Item[]): list is NonEmpty<Item> => list.length > 0

/** `Map.groupBy`, with the type of its groups: none is empty. */
export const groupBy = <Key, Item>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, NonEmpty<Item>> =>
  Map.groupBy(items, keyOf) as Map<Key, NonEmpty<Item>>

/** The only item; undefined if there are none or several. */
export function onlyItem<Item>(items: Iterable<Item>): Item | undefined {
  const [first, ...others] = items
  return others.length === 0 ? first : undefined
}

/**
 * Pairs the items of two lists by position.
 * @throws Error if one of them is longer
 */
export function zip<First, Second>(first: readonly First[], second: readonly Second[]): [First, Second][] {
  if (first.length !== second.length) throw new Error(`Cannot pair ${first.length} items with ${second.length}`)
  return first.map((item, index) => [item, second[index] as Second])
}

/**
 * The longest increasing subsequence.
 * @example longestIncreasingSubsequence([3, 0, 1, 2]) // [0, 1, 2]
 */
export function longestIncreasingSubsequence(numbers: readonly number[]): number[] {
  const longest: number[][] = []
  numbers.forEach((number, index) => {
    const before = longest.slice(0, index).filter((run) => run.at(-1)! < number)
    longest.push([...longestOf(before), number])
  })
  return longestOf(longest)
}

const longestOf = (runs: number[][]): number[] =>
  runs.reduce((best, run) => (run.length > best.length ? run : best), [])
