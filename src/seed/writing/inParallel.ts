/** Enough to keep two cores and the database busy, fewer than the connections for transactions. */
const AT_ONCE = 6

/** Does the work for each item, some at a time. @returns results in the order of the items; the first failure ends it */
export async function inParallel<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>, atOnce = AT_ONCE): Promise<Result[]> {
  const results: Result[] = new Array(items.length)
  let next = 0
  const worker = async () => {
    for (let index = next++; index < items.length; index = next++) {
      results[index] = await work(items[index]!).catch((error: unknown) => {
        next = items.length
        throw error
      })
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker))
  return results
}
