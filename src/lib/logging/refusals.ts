/**
 * The status of an error that rejects a request, as thrown by Payload and us; null for failures. Recognised by its
 * properties, not its class: Next bundles pages and API separately, each with its own classes.
 */
export function refusalStatus(error: unknown): number | null {
  if (!(error instanceof Error) || !('isOperational' in error) || !('status' in error)) return null
  const { status } = error
  return typeof status === 'number' && status >= 400 && status < 500 ? status : null
}

/** Replaces an error whose message the client receives in the response, so that it is not logged. */
export class UnloggedError extends Error {
  override name = 'Refused'
  readonly isUnlogged = true
}

export const isUnlogged = (error: unknown): boolean =>
  error instanceof Error && 'isUnlogged' in error && error.isUnlogged === true
