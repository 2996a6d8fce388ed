import { createContext, Script } from 'node:vm'

const context = createContext({ work: null as (() => unknown) | null })
const call = new Script('work()')

/** A time limit was exceeded. */
export class TimeLimitExceeded extends Error {
  constructor() {
    super('the time limit was exceeded')
  }
}

/**
 * Runs synchronous work and interrupts it at the time limit, even inside a long-running regular expression. It is no
 * security sandbox.
 * @param ms whole milliseconds, at least 1
 * @throws TimeIsOver when the limit is exceeded; everything that the work throws
 */
export function runWithTimeLimit<Result>(ms: number, work: () => Result): Result {
  context.work = work
  try {
    return call.runInContext(context, { timeout: ms }) as Result
  } catch (error) {
    throw isTimeout(error) ? new TimeLimitExceeded() : error
  } finally {
    context.work = null
  }
}

const isTimeout = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
