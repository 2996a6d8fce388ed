/**
 * Sorts items topologically: each comes after those that it refers to. In a cycle the item given first comes last.
 * @param targetsOf the keys of what an item refers to; keys of items that were not given are ignored
 */
export function sortByDependencies<Item>(
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
      const dependency = byKey.get(target)
      if (dependency) visit(dependency)
    }
    ordered.push(item)
  }
  items.forEach(visit)
  return ordered
}
