import { oncePerProcess } from '../../../../lib/process/oncePerProcess'
import { FairGate } from '../../../../lib/workers/FairGate'

/**
 * Limits concurrent searches, so that they never use all connections of a process, and those of one site never all
 * slots.
 */
const OPTIONS = {
  slots: 4,
  slotsPerGroup: 2,
  waiting: { bytes: Number.POSITIVE_INFINITY, count: 120 },
  waitingPerGroup: { bytes: Number.POSITIVE_INFINITY, count: 30 },
}

const gate = () => oncePerProcess('siteSearches', () => new FairGate(OPTIONS))

/**
 * Runs a search once a slot of its site is free.
 * @throws GateFull when too many searches are waiting
 */
export async function runSearch<Result>(siteId: string, work: () => Promise<Result>): Promise<Result> {
  const leave = await gate().enter(siteId, 0)
  try {
    return await work()
  } finally {
    leave()
  }
}
