/**
 * Items in an order in which each comes after those that it refers to. Of a circle the one that was given first comes last.
 * @param targetsOf the keys of what an item refers to; others than the given ones do not matter
 */
export function inOrder<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  targetsOf: (item: Item) => readonly string[],
): Item[] {
  const byKey = new Map(items.map((item) => [keyOf(item), item]))
  const seen = new Set<string>()
  const ordered: Item[] = []
  const visit = (item: Item): void => {
    if (seen.has(keyOf(item))) return
    seen.add(keyOf(item))
    for (const target of targetsOf(item)) {
      const before = byKey.get(target)
      if (before) visit(before)
    }
    ordered.push(item)
  }
  items.forEach(visit)
  return ordered
}
