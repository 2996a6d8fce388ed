import type { ProviderError, ProblemName } from '../provider/problems'

const MAX_TRIES = 3
/** Longest pause that a box office may ask for with `Retry-After`; a longer one ends the call. */
const MAX_RETRY_AFTER_MS = 20_000
const FIRST_PAUSE_MS = 500

/** What may be gone a moment later. Refused credentials and answers of a wrong shape are not. */
const TRANSIENT: readonly ProblemName[] = ['busy', 'cut', 'unreachable', 'unwell']

/** Milliseconds that `Retry-After` asks for, in seconds or as a date; null where it says neither. */
export function readRetryAfter(header: string | undefined, now: Date): number | null {
  if (!header) return null
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : NaN
  const wait = Number.isNaN(seconds) ? Date.parse(header) - now.getTime() : seconds * 1000
  return Number.isNaN(wait) ? null : Math.max(0, wait)
}

export interface FailedTry {
  error: ProviderError
  /** Of the connection or of a status, and not of what a complete answer says. */
  isTransient: boolean
  retryAfterMs: number | null
}

/**
 * Milliseconds to wait before the next try: what the box office asks for, else twice as long as before, give or take half.
 * @param attempt the try that failed, from 1
 * @returns null when another try makes no sense
 */
export function pauseAfter(
  { error, isTransient, retryAfterMs }: FailedTry,
  attempt: number,
  random: () => number,
): number | null {
  if (!isTransient || !TRANSIENT.includes(error.problem.name) || attempt >= MAX_TRIES) return null
  if (retryAfterMs !== null) return retryAfterMs > MAX_RETRY_AFTER_MS ? null : retryAfterMs
  return Math.round(FIRST_PAUSE_MS * 2 ** (attempt - 1) * (0.5 + random()))
}
