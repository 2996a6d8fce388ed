/** The only item; undefined if there are none or several. */
export function onlyItem<Item>(items: Iterable<Item>): Item | undefined {
  const [first, ...others] = items
  return others.length === 0 ? first : undefined
}
