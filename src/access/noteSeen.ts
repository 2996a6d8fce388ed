import type { BasePayload } from 'payload'
import { writeLastSeen } from '../database/accounts/sessions'
import { oncePerProcess } from '../lib/process/oncePerProcess'

const FIVE_MINUTES = 5 * 60 * 1000
/** Sessions that a process remembers; it starts afresh beyond that. */
const MOST = 10_000

/** When this process last looked after a session, in milliseconds. */
const seen = oncePerProcess('noteSeen', () => new Map<string, number>())

/**
 * Notes that a session is in use: at most every five minutes for all processes together, and beside the request, which
 * does not wait for it.
 */
export function noteSeen(payload: BasePayload, sessionId: string, now = Date.now()): void {
  if (now - (seen.get(sessionId) ?? 0) < FIVE_MINUTES) return
  if (seen.size >= MOST) seen.clear()
  seen.set(sessionId, now)
  // Where it fails, the next one notes it.
  writeLastSeen(payload, sessionId).catch(() => seen.delete(sessionId))
}
