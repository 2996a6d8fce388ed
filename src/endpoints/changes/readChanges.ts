import type { BasePayload } from 'payload'
import { listenerOf } from '@/database/listening'
import { ANYTHING, ChangeQueue } from '@/lib/changes/ChangeQueue'

/** Between two batches of a stream, in milliseconds. */
const PAUSE_MS = 2_000
/** How often rights are checked and a sign of life is sent, in milliseconds. Proxies close what is idle for a minute. */
const CHECK_MS = 25_000

/** The kind of a notification after which rights are checked at once. It is not sent. */
const ACCESS = 'access'

export interface ChangesOptions {
  /** Milliseconds between two checks of rights. Default: 25 s. */
  checkMs?: number
  /** Ids that notifications are read for: the tenant, and the person. */
  subjects: string[]
  /** Whether the reader still has access. An error leaves the stream open: an outage signs nobody out. */
  mayRead: () => Promise<boolean>
  signal: AbortSignal
}

/**
 * Yields batches of the kinds of things that change, in any process, until the reader loses access or `signal` is
 * aborted. An empty batch is a sign of life; the first comes at once, and none while the listening connection is lost:
 * the reader then knows that nothing arrives. No connection of a pool is held.
 * @throws if the listening connection cannot be opened
 */
export async function* readChanges(
  payload: BasePayload,
  { checkMs = CHECK_MS, mayRead, signal, subjects }: ChangesOptions,
): AsyncGenerator<string[]> {
  const listening = listenerOf(payload)
  const queue = new ChangeQueue(PAUSE_MS)
  let wake: () => void = () => undefined
  let checkAt = 0
  const onNotification = (kind: string | null) => {
    if (kind !== ACCESS) queue.add(kind ?? ANYTHING)
    if (kind === ACCESS || kind === null) checkAt = 0
    wake()
  }
  const onAbort = () => wake()
  const unsubscribe = subjects.map((subject) => listening.on(subject, onNotification))
  signal.addEventListener('abort', onAbort)
  let release: (() => void) | undefined
  try {
    release = await listening.hold()
    while (!signal.aborted) {
      const now = Date.now()
      if (now >= checkAt) {
        checkAt = now + checkMs
        if (!(await mayRead().catch(() => true))) return
        if (listening.isOpen && queue.waitMs(now) !== 0) yield []
        continue
      }
      const waitMs = queue.waitMs(now)
      if (waitMs === 0) {
        yield queue.take(now)
        continue
      }
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, Math.min(waitMs ?? Infinity, checkAt - now))
        wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
  } finally {
    signal.removeEventListener('abort', onAbort)
    unsubscribe.forEach((end) => end())
    release?.()
  }
}
