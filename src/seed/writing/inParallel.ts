/** Enough to keep two cores and the database busy, fewer than the connections for transactions. */
const AT_ONCE = 6

/**
 * Does the work for each item, some at a time. After a failure nothing new is begun; it is thrown when what was under
 * way has ended.
 */
export async function inParallel<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
  atOnce = AT_ONCE,
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
  const ended = await Promise.allSettled(Array.from({ length: Math.min(atOnce, items.length) }, worker))
  const failed = ended.find((one) => one.status === 'rejected')
  if (failed) throw failed.reason
}
