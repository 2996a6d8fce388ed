/** Kinds that come first, in this order; the others follow as they were found. */
const FIRST = ['events', 'pages', 'people', 'posts']

export interface Group<Hit> {
  collection: string
  hits: Hit[]
}

/**
 * What was found, by kind.
 * @param kinds slugs of all that have hits, also of those whose hits are on other pages
 */
export function groupHits<Hit extends { collectionType: string }>(hits: Hit[], kinds: string[] = []): Group<Hit>[] {
  const groups = Map.groupBy(hits, (hit) => hit.collectionType)
  const found = new Set([...groups.keys(), ...kinds])
  const others = [...found].filter((collection) => !FIRST.includes(collection))
  return [...FIRST.filter((collection) => found.has(collection)), ...others].map((collection) => ({
    collection,
    hits: groups.get(collection) ?? [],
  }))
}
