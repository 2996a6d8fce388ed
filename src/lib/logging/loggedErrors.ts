import { AsyncLocalStorage } from 'node:async_hooks'
import { oncePerProcess } from '../process/oncePerProcess'

const logged = oncePerProcess('loggedErrors', () => new AsyncLocalStorage<unknown[]>())

/** Called by the logger for each logged error. */
export const recordLoggedError = (error: unknown): void => void logged.getStore()?.push(error)

/** Runs a function and collects the errors that it logs, because it returns only their messages. */
export async function collectLoggedErrors<Result>(
  run: () => Promise<Result> | Result,
): Promise<{ errors: unknown[]; result: Result }> {
  const errors: unknown[] = []
  return { errors, result: await logged.run(errors, run) }
}
