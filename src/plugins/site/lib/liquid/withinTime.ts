import { createContext, Script } from 'node:vm'

const context = createContext({ work: null as (() => unknown) | null })
const call = new Script('work()')

/** Its time was over before it was done. */
export class TimeIsOver extends Error {
  constructor() {
    super('its time is over')
  }
}

/**
 * Runs something that never waits, and ends it when its time is over, in the middle of whatever it does: of a pattern
 * that goes over a text again and again, too. It shields from nothing else.
 * @param ms whole milliseconds, at least 1
 * @throws what the work throws, or that its time is over
 */
export function withinTime<Result>(ms: number, work: () => Result): Result {
  context.work = work
  try {
    return call.runInContext(context, { timeout: ms }) as Result
  } catch (error) {
    throw isTimeout(error) ? new TimeIsOver() : error
  } finally {
    context.work = null
  }
}

const isTimeout = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
