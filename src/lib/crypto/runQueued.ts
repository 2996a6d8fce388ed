import { tracingChannel } from 'node:diagnostics_channel'
import { availableParallelism } from 'node:os'

/** Name of the channel on which the process says what it works on, to whoever measures it. */
export const QUEUE_CHANNEL = 'callboard.password'

/** At most so many passwords are worked on at once, and one processor is for everybody else. */
const AT_ONCE = Math.min(2, Math.max(1, availableParallelism() - 1))
/** Longer queues would only be answered after their callers have gone. */
const LONGEST_QUEUE = 50

/** Too many sign-ins wait already. */
export class TooBusy extends Error {
  override name = 'TooBusy'
}

const queueChannel = tracingChannel(QUEUE_CHANNEL)

let running = 0
const waiting: (() => void)[] = []

/**
 * Runs work that keeps a processor busy, a few at a time, in the order of their coming.
 * @throws TooBusy when too many wait
 */
export async function runQueued<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running < AT_ONCE) running++
  else if (waiting.length >= LONGEST_QUEUE) throw new TooBusy('Too many passwords are being checked')
  // Whoever leaves hands over the place.
  else await new Promise<void>((resolve) => waiting.push(resolve))
  try {
    return await queueChannel.tracePromise(work)
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}
