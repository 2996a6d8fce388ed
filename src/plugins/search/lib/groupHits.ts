/** Content types that come first, in this order; the others follow in the order of their hits. */
const FIRST = ['events', 'pages', 'people', 'posts']

export interface Group<Hit> {
  collection: string
  hits: Hit[]
}

/**
 * Groups hits by content type.
 * @param kinds slugs of all types with hits, including those whose hits are on other pages
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
