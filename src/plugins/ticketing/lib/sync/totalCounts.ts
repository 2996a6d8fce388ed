import type { PayloadRequest } from 'payload'
import { countChanges } from '../../database/runs'
import type { Counts } from '../plan/counts'
import { noCounts } from './syncEvents'

/** What earlier tries of a run have done, which was cut off: counted as if the run had gone through at once. */
export async function countsSoFar(req: PayloadRequest, run: string): Promise<Counts> {
  const so = noCounts()
  for (const { collection, count, type } of await countChanges(req, run)) {
    const name = ({ create: 'created', remove: 'removed', restore: 'created', update: 'updated' } as const)[type]
    const own = collection === 'events' ? so.events : so.instances
    own[name] += count
    so[name] += count
    // By now it is as it should be, and this try finds it so.
    if (type === 'remove') continue
    own.unchanged -= count
    so.unchanged -= count
  }
  return so
}
