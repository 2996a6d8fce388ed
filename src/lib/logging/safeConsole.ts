import { isUnlogged } from './refusals'
import { safeError, withoutParameters, type LoggedError } from './safeError'

const LEVELS = ['error', 'log', 'warn'] as const

/**
 * Lets nothing be printed that belongs to people: Next prints each error that a page or a server function fails of, with
 * the values of its statement. To be called once in a process, before anything fails.
 * @param target for tests
 */
export function keepConsoleSafe(target: Pick<Console, (typeof LEVELS)[number]> = console): void {
  for (const level of LEVELS) {
    const print = target[level].bind(target)
    target[level] = (...args: unknown[]) => {
      if (!args.some(isUnlogged)) print(...args.map(safely))
    }
  }
}

function safely(one: unknown): unknown {
  if (typeof one === 'string') return withoutParameters(one)
  return one instanceof Error ? toError(safeError(one), one) : one
}

/** As the console prints errors: stack, causes, and what Next knows it by. */
function toError({ cause, code, message, stack, type }: LoggedError, given?: Error): Error {
  const error = new Error(message, cause && { cause: toError(cause) })
  error.name = type
  error.stack = stack ?? `${type}: ${message}`
  const digest = given && 'digest' in given ? given.digest : undefined
  return Object.assign(error, code !== undefined && { code }, typeof digest === 'string' && { digest })
}
