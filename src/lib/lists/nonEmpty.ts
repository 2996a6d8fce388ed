/** A list with at least one item. */
export type NonEmpty<Item> = [first: Item, ...others: Item[]]

/** Whether a list has at least one item. */
export const isNonEmpty = <Item>(list: Item[]): list is NonEmpty<Item> => list.length > 0

/** `Map.groupBy`, with the type of its groups: none is empty. */
export const groupBy = <Key, Item>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, NonEmpty<Item>> =>
  Map.groupBy(items, keyOf) as Map<Key, NonEmpty<Item>>
