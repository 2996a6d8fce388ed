import type { PayloadRequest } from 'payload'
import { countChanges } from '../../database/runs'
import { addCounts, type Counted, type Counts } from '../plan/counts'
import { zeroCounts } from './syncEvents'

/** Counts of what earlier, interrupted attempts of a run have written. */
export async function countEarlierAttempts(req: PayloadRequest, run: string): Promise<Counts> {
  const counts = zeroCounts()
  for (const { collection, count, type } of await countChanges(req, run)) {
    const name = ({ create: 'created', remove: 'removed', restore: 'created', update: 'updated' } as const)[type]
    const typeCounts = collection === 'events' ? counts.events : counts.instances
    typeCounts[name] += count
    counts[name] += count
  }
  return counts
}

/**
 * Total counts of a run over all attempts. What an earlier attempt wrote, the last one finds unchanged, so it is not
 * counted twice.
 */
export function countsOfRun(earlier: Counts, last: Counts): Counts {
  const all = addCounts(earlier, last)
  const events = withoutRecounted(all.events, earlier.events)
  const instances = withoutRecounted(all.instances, earlier.instances)
  return { ...all, events, instances, unchanged: events.unchanged + instances.unchanged }
}

/** Clamped at 0: imports skip existing events, and an interrupted attempt may not have reached them. */
const withoutRecounted = (all: Counted, { created, updated }: Counted): Counted => ({
  ...all,
  unchanged: Math.max(0, all.unchanged - created - updated),
})
