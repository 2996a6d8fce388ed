import { tracingChannel } from 'node:diagnostics_channel'
import { QUEUE_CHANNEL } from '@/lib/crypto/runQueued'

export interface HashWatch {
  /** Number of hashes started. */
  started: () => number
  /** Maximum number of concurrent hashes. */
  maxConcurrent: () => number
  stop: () => void
}

/** Counts the password hashes computed in this process. */
export function watchHashes(): HashWatch {
  let [begun, most, running] = [0, 0, 0]
  const listeners = {
    asyncEnd: () => void running--,
    asyncStart: () => undefined,
    end: () => undefined,
    error: () => undefined,
    start: () => {
      begun++
      most = Math.max(most, ++running)
    },
  }
  const channel = tracingChannel(QUEUE_CHANNEL)
  channel.subscribe(listeners)
  return { started: () => begun, maxConcurrent: () => most, stop: () => channel.unsubscribe(listeners) }
}
