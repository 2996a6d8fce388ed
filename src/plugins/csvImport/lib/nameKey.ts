/** A title or name as it is compared: several spaces, or one without a break, are one space. */
export const nameKey = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim()

/** The same regardless of case and of the forms of quotation marks, apostrophes and dashes: each program has its own. */
export const looseNameKey = (text: string): string =>
  nameKey(text)
    .toLocaleLowerCase('en')
    .replace(/[‘’‚‛ʼ`´′]/g, "'")
    .replace(/[“”„‟«»″]/g, '"')
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(/…/g, '...')

/** Finds what has a name: what is spelled exactly so, otherwise what has the same loose key. */
export function findByName<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  looseKeyOf: (name: string) => string = looseNameKey,
): (name: string) => Item[] {
  const exact = Map.groupBy(items, (item) => nameKey(nameOf(item)))
  const loose = Map.groupBy(items, (item) => looseKeyOf(nameOf(item)))
  return (name) => exact.get(nameKey(name)) ?? loose.get(looseKeyOf(name)) ?? []
}
