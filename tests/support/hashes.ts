import { tracingChannel } from 'node:diagnostics_channel'
import { QUEUE_CHANNEL } from '@/lib/crypto/runQueued'

export interface HashWatch {
  /** Passwords that work began on. */
  begun: () => number
  /** Most that were worked on at the same moment. */
  most: () => number
  stop: () => void
}

/** Watches the passwords that this process works on, whoever asks for it. */
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
  const turns = tracingChannel(QUEUE_CHANNEL)
  turns.subscribe(listeners)
  return { begun: () => begun, most: () => most, stop: () => turns.unsubscribe(listeners) }
}
