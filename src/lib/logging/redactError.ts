import { AsyncLocalStorage } from 'node:async_hooks'
import { oncePerProcess } from '@/lib/process/oncePerProcess'

/** What is logged by any bundle through the logger of the one that has started Payload. */
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

/** The parts of an error that may be logged. */
export interface LoggedError {
  type: string
  message: string
  stack?: string
  code?: string
  /** Violated database constraint. */
  constraint?: string
  status?: number
  cause?: LoggedError
}

const MAX_CAUSES = 4

/**
 * Removes values from an error. The message of a failed SQL query contains its parameters (password hashes, tokens,
 * email addresses), and the database's details quote the row.
 * @param error any thrown value
 */
export function redactError(error: unknown, depth = 0): LoggedError {
  if (typeof error !== 'object' || error === null) return { message: String(error).slice(0, 500), type: typeof error }
  const { cause, code, constraint, message, name, stack, status } = error as Record<string, unknown>
  return {
    message: withoutParameters(message),
    type: typeof name === 'string' ? name : 'Error',
    ...(typeof stack === 'string' && { stack: withoutParameters(stack) }),
    ...(typeof code === 'string' && { code }),
    ...(typeof constraint === 'string' && { constraint }),
    ...(typeof status === 'number' && { status }),
    ...(cause !== undefined && cause !== null && depth < MAX_CAUSES && { cause: redactError(cause, depth + 1) }),
  }
}

/**
 * Removes the parameters from the message of a failed SQL query. They start on a line of their own and may contain line
 * breaks; the stack follows.
 */
export const withoutParameters = (text: unknown): string =>
  String(text ?? '').replace(/\nparams: [\s\S]*?(?=\n {4}at |$(?![\s\S]))/g, '\nparams: [hidden]')
