/** Keeps two cores and the database busy, and stays below the connection limit for transactions. */
const DEFAULT_CONCURRENCY = 6

/**
 * Processes items with limited concurrency. After a failure no further items are started; the error is thrown once all
 * running ones have ended.
 */
export async function inParallel<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
  concurrency = DEFAULT_CONCURRENCY,
): Promise<void> {
  let next = 0
  const worker = async () => {
    for (let index = next++; index < items.length; index = next++) {
      await work(items[index]!).catch((error: unknown) => {
        next = items.length
        throw error
      })
    }
  }
  const results = await Promise.allSettled(Array.from({ length: Math.min(concurrency, items.length) }, worker))
  const failed = results.find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
}
