import { CallError } from '@/exports/shared'
import type { ServerEvent } from '@/components/calls/callStream'

/** Delays before each reconnection attempt, in milliseconds; after the last, the error is thrown. */
const RETRY_DELAYS = [250, 1_000, 2_000, 4_000, 8_000, 15_000]

type Events = AsyncGenerator<ServerEvent> | null

export interface Following {
  /** Reopens the stream after the last event received. */
  reopen: (lastEventId: string | undefined) => Promise<Events>
  onItem: (item: unknown) => void
  /** Called when the connection was lost, and when it is back. */
  onLost: (isLost: boolean) => void
  /**
   * Waits before reconnecting.
   * @param pause in milliseconds
   */
  wait: (pause: number) => Promise<void>
}

/**
 * Reads an answer to its end, reconnecting when the connection is lost and continuing after the last event, so that
 * nothing is missing or repeated.
 * @throws CallError if the request is rejected or aborted, or if no connection can be made
 */
export async function followAnswer(events: Events, { onItem, onLost, reopen, wait }: Following): Promise<void> {
  let last: string | undefined
  let failures = 0
  for (let current: Events | undefined = events; ;) {
    try {
      current ??= failures > 0 ? await reopen(last) : current
      if (!current) return
      for await (const { data, id } of current) {
        if (failures > 0) onLost(false)
        failures = 0
        onItem(JSON.parse(data))
        last = id ?? last
      }
      return
    } catch (error) {
      const pause = RETRY_DELAYS[failures]
      if (!(error instanceof CallError) || !error.isTemporary || pause === undefined) throw error
      failures += 1
      onLost(true)
      await wait(pause)
      current = undefined
    }
  }
}
