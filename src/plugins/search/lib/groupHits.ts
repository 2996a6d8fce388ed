/** Kinds that come first, in this order; the others follow as they were found. */
const FIRST = ['events', 'pages', 'people', 'posts']

export interface Group<Hit> {
  collection: string
  hits: Hit[]
}

/** What was found, by kind. */
export function groupHits<Hit extends { collectionType: string }>(hits: Hit[]): Group<Hit>[] {
  const groups = Map.groupBy(hits, (hit) => hit.collectionType)
  const others = [...groups.keys()].filter((collection) => !FIRST.includes(collection))
  return [...FIRST, ...others].flatMap((collection) => {
    const found = groups.get(collection)
    return found ? [{ collection, hits: found }] : []
  })
}
