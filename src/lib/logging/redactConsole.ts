import { isUnlogged } from './refusals'
import { redactError, withoutParameters, type LoggedError } from './redactError'

const LEVELS = ['error', 'log', 'warn'] as const

/**
 * Removes personal data from console output: Next prints each error of a page or server function with the parameters of
 * its SQL query. Call once per process, before anything can fail.
 * @param target for tests
 */
export function redactConsole(target: Pick<Console, (typeof LEVELS)[number]> = console): void {
  for (const level of LEVELS) {
    const print = target[level].bind(target)
    target[level] = (...args: unknown[]) => {
      if (!args.some(isUnlogged)) print(...args.map(toSafeValue))
    }
  }
}

function toSafeValue(value: unknown): unknown {
  if (typeof value === 'string') return withoutParameters(value)
  return value instanceof Error ? toError(redactError(value), value) : value
}

/** An error as the console prints it, with stack, causes, and the digest that Next uses. */
function toError({ cause, code, message, stack, type }: LoggedError, original?: Error): Error {
  const error = new Error(message, cause && { cause: toError(cause) })
  error.name = type
  error.stack = stack ?? `${type}: ${message}`
  const digest = original && 'digest' in original ? original.digest : undefined
  return Object.assign(error, code !== undefined && { code }, typeof digest === 'string' && { digest })
}
