import { tracingChannel } from 'node:diagnostics_channel'
import { availableParallelism } from 'node:os'

/** Name of the diagnostics channel that reports queued work, for metrics. */
export const QUEUE_CHANNEL = 'callboard.password'

/** Maximum number of passwords processed at once; one CPU stays free for other work. */
const CONCURRENCY = Math.min(2, Math.max(1, availableParallelism() - 1))
/** Requests in a longer queue would time out before they are answered. */
const MAX_QUEUE_LENGTH = 50

/** The queue is full. */
export class TooBusy extends Error {
  override name = 'TooBusy'
}

const queueChannel = tracingChannel(QUEUE_CHANNEL)

let running = 0
const waiting: (() => void)[] = []

/**
 * Runs CPU-intensive work with limited concurrency, in the order of the calls.
 * @throws TooBusy if the queue is full
 */
export async function runQueued<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running < CONCURRENCY) running++
  else if (waiting.length >= MAX_QUEUE_LENGTH)
    throw new TooBusy('Too many passwords are waiting to be checked. Try again later.')
  // A finished task passes its slot to the next one.
  else await new Promise<void>((resolve) => waiting.push(resolve))
  try {
    return await queueChannel.tracePromise(work)
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}
