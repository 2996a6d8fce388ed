/** At most so many passwords are worked on at once: more would take the processors from everybody else. */
const AT_ONCE = 2
/** Longer queues would only be answered after their callers have gone. */
const LONGEST_QUEUE = 50

/** Too many sign-ins wait already. */
export class TooBusy extends Error {
  override name = 'TooBusy'
}

let running = 0
const waiting: (() => void)[] = []

/**
 * Runs work that keeps a processor busy, a few at a time, in the order of their coming.
 * @throws TooBusy when too many wait
 */
export async function takeTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running < AT_ONCE) running++
  else if (waiting.length >= LONGEST_QUEUE) throw new TooBusy('Too many passwords are being checked')
  // Whoever leaves hands over the place.
  else await new Promise<void>((resolve) => waiting.push(resolve))
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}
