/** What of an error may stand in a log. */
export interface LoggedError {
  type: string
  message: string
  stack?: string
  code?: string
  /** Of the database: what was violated. */
  constraint?: string
  status?: number
  cause?: LoggedError
}

const MAX_CAUSES = 4

/**
 * An error without the values it was about. A failed statement's message lists its parameters: password hashes, tokens,
 * addresses; the database's details quote the row.
 * @param error anything that was thrown
 */
export function safeError(error: unknown, depth = 0): LoggedError {
  if (typeof error !== 'object' || error === null) return { message: String(error).slice(0, 500), type: typeof error }
  const { cause, code, constraint, message, name, stack, status } = error as Record<string, unknown>
  return {
    message: withoutParameters(message),
    type: typeof name === 'string' ? name : 'Error',
    ...(typeof stack === 'string' && { stack: withoutParameters(stack) }),
    ...(typeof code === 'string' && { code }),
    ...(typeof constraint === 'string' && { constraint }),
    ...(typeof status === 'number' && { status }),
    ...(cause !== undefined && cause !== null && depth < MAX_CAUSES && { cause: safeError(cause, depth + 1) }),
  }
}

/**
 * What a failed statement says of itself, without the values it was given. They stand in a line of their own, or several
 * where a value has line breaks; the stack's lines follow.
 */
export const withoutParameters = (text: unknown): string =>
  String(text ?? '').replace(/\nparams: [\s\S]*?(?=\n {4}at |$(?![\s\S]))/g, '\nparams: [hidden]')
