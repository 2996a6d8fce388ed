import type { PayloadRequest } from 'payload'
import { countChanges } from '../../database/runs'
import { addCounts, type Counted, type Counts } from '../plan/counts'
import { noCounts } from './syncEvents'

/** What earlier tries of a run have done, which was cut off. */
export async function countsSoFar(req: PayloadRequest, run: string): Promise<Counts> {
  const so = noCounts()
  for (const { collection, count, type } of await countChanges(req, run)) {
    const name = ({ create: 'created', remove: 'removed', restore: 'created', update: 'updated' } as const)[type]
    const own = collection === 'events' ? so.events : so.instances
    own[name] += count
    so[name] += count
  }
  return so
}

/** What a run has done in all its tries, counted as if it had gone through at once: what an earlier try wrote, the last one finds as it should be. */
export function countsOfRun(earlier: Counts, last: Counts): Counts {
  const all = addCounts(earlier, last)
  const events = withoutFoundAgain(all.events, earlier.events)
  const instances = withoutFoundAgain(all.instances, earlier.instances)
  return { ...all, events, instances, unchanged: events.unchanged + instances.unchanged }
}

/** An import does not look again at what is here by now, and a try that was interrupted has not come that far. */
const withoutFoundAgain = (all: Counted, { created, updated }: Counted): Counted => ({
  ...all,
  unchanged: Math.max(0, all.unchanged - created - updated),
})
