import type { ProviderError, ProblemName } from '../provider/problems'

const MAX_ATTEMPTS = 3
/** Longest `Retry-After` that is honoured; a longer one fails the call. */
const MAX_RETRY_AFTER_MS = 20_000
const FIRST_PAUSE_MS = 500

/** Problems that may be temporary. Rejected credentials and malformed responses are not. */
const TRANSIENT: readonly ProblemName[] = ['busy', 'cut', 'unreachable', 'unwell']

/** Parses `Retry-After` (seconds or a date) into milliseconds; null if it is neither. */
export function readRetryAfter(header: string | undefined, now: Date): number | null {
  if (!header) return null
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : NaN
  const wait = Number.isNaN(seconds) ? Date.parse(header) - now.getTime() : seconds * 1000
  return Number.isNaN(wait) ? null : Math.max(0, wait)
}

export interface FailedTry {
  error: ProviderError
  /** True for failures of the connection or an HTTP status, false for the content of a complete response. */
  isTransient: boolean
  retryAfterMs: number | null
}

/**
 * Milliseconds to wait before the next attempt: `Retry-After` if present, otherwise exponential backoff with ±50 %
 * jitter.
 * @param attempt number of the failed attempt, from 1
 * @returns null if the call should not be retried
 */
export function pauseAfter(
  { error, isTransient, retryAfterMs }: FailedTry,
  attempt: number,
  random: () => number,
): number | null {
  if (!isTransient || !TRANSIENT.includes(error.problem.name) || attempt >= MAX_ATTEMPTS) return null
  if (retryAfterMs !== null) return retryAfterMs > MAX_RETRY_AFTER_MS ? null : retryAfterMs
  return Math.round(FIRST_PAUSE_MS * 2 ** (attempt - 1) * (0.5 + random()))
}
