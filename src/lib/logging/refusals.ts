/**
 * The status of an error that refuses a caller, as Payload and we throw them; null for a failure. It is known by what it
 * has, not by its class: Next bundles pages and API apart, each with classes of its own.
 */
export function refusalStatus(error: unknown): number | null {
  if (!(error instanceof Error) || !('isOperational' in error) || !('status' in error)) return null
  const { status } = error
  return typeof status === 'number' && status >= 400 && status < 500 ? status : null
}

/** In place of a refusal that the caller reads in the answer: it stands in no log. */
export class Refused extends Error {
  override name = 'Refused'
  readonly isUnlogged = true
}

export const isUnlogged = (error: unknown): boolean =>
  error instanceof Error && 'isUnlogged' in error && error.isUnlogged === true
