import { oncePerProcess } from '../../../../lib/process/oncePerProcess'
import { FairGate } from '../../../../lib/workers/FairGate'

/** Visitors' searches of a process never take all its connections, and those of one site never all of these. */
const OPTIONS = {
  slots: 4,
  slotsPerGroup: 2,
  waiting: { bytes: Number.POSITIVE_INFINITY, count: 120 },
  waitingPerGroup: { bytes: Number.POSITIVE_INFINITY, count: 30 },
}

const gate = () => oncePerProcess('siteSearches', () => new FairGate(OPTIONS))

/**
 * Runs a search when it is its site's turn.
 * @throws GateFull when too many wait already
 */
export async function searchTurn<Result>(siteId: string, work: () => Promise<Result>): Promise<Result> {
  const leave = await gate().enter(siteId, 0)
  try {
    return await work()
  } finally {
    leave()
  }
}
