import { CallError } from '../../../../components/calls/CallError'
import type { ServerEvent } from '../../../../components/calls/callStream'

/** Pauses before a lost connection is opened again, in milliseconds; after the last it is given up. */
const PAUSES = [250, 1_000, 2_000, 4_000, 8_000, 15_000]

type Events = AsyncGenerator<ServerEvent> | null

export interface Following {
  /** Opens the stream again, behind the last event that came. */
  reopen: (lastEventId: string | undefined) => Promise<Events>
  onItem: (item: unknown) => void
  /** The connection was lost, or is back. */
  onLost: (isLost: boolean) => void
  /** Waits, or not. @param pause in milliseconds */
  wait: (pause: number) => Promise<void>
}

/**
 * Reads an answer to its end, over connections that are lost: each time from where it was, so that no word is missing or
 * doubled.
 * @throws CallError where it is refused, left, or where no connection comes about any more
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
      const pause = PAUSES[failures]
      if (!(error instanceof CallError) || !error.isTemporary || pause === undefined) throw error
      failures += 1
      onLost(true)
      await wait(pause)
      current = undefined
    }
  }
}
