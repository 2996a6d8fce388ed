import { createContext, Script } from 'node:vm'
import { cpuMs } from '@/lib/process/cpuTime'

const context = createContext({ work: null as (() => unknown) | null })
const call = new Script('work()')

/** A time limit was exceeded. */
export class TimeLimitExceeded extends Error {
  constructor() {
    super('the time limit was exceeded')
  }
}

/** The clock may run this much longer than the CPU time on a busy machine. */
const BUSY_FACTOR = 4

/** Work that was interrupted with less than this part of its CPU time has waited for the processor. */
const OWN_PART = 0.7

/**
 * Runs synchronous work and interrupts it at the time limit, even inside a long-running regular expression. It is no
 * security sandbox. Only the clock can interrupt, so work that has mostly waited for a busy processor runs again, with
 * more time.
 * @param ms limit of CPU time in whole milliseconds, at least 1
 * @param work can be repeated
 * @throws TimeLimitExceeded when the limit is exceeded; everything that the work throws
 */
export function runWithTimeLimit<Result>(ms: number, work: () => Result): Result {
  const started = cpuMs()
  try {
    return runUntil(ms, work)
  } catch (error) {
    if (!(error instanceof TimeLimitExceeded) || cpuMs() - started > ms * OWN_PART) throw error
    return runUntil(ms * BUSY_FACTOR, work)
  }
}

function runUntil<Result>(ms: number, work: () => Result): Result {
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
