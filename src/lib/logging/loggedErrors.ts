import { AsyncLocalStorage } from 'node:async_hooks'
import { oncePerProcess } from '../process/oncePerProcess'

const logged = oncePerProcess('loggedErrors', () => new AsyncLocalStorage<unknown[]>())

/** Called by the logger for each error of a line. */
export const noteLogged = (error: unknown): void => void logged.getStore()?.push(error)

/** Runs something that logs errors and returns their words alone, and tells the errors besides. */
export async function collectLogged<Result>(
  run: () => Promise<Result> | Result,
): Promise<{ errors: unknown[]; result: Result }> {
  const errors: unknown[] = []
  return { errors, result: await logged.run(errors, run) }
}
