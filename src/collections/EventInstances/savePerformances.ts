import type { PayloadRequest } from 'payload'
import { EVENTS } from '@/collections/groups'
import { saveMany } from '@/collections/saves/saveMany'
import type { Dependencies } from '@/lib/content/reachingVisitors'
import { isSameValue, type FieldValues } from '@/lib/content/values'
import { idOf } from '@/lib/values'
import type { EventInstance } from '@/payload-types'
import { previousStartOf } from './rememberPreviousStart'
import { renamePerformances } from './renamePerformances'

interface Site {
  /** Of texts that change. */
  locale: string
  /** Whether the caller has checked what the person may do. Default: their permission for events holds. */
  overrideAccess?: boolean
  tenant: string
  /** As for `saveMany`. */
  undoes?: ReadonlyMap<string, string>
}

const TIMES = ['start', 'start_tz', 'end', 'end_tz']

/** They hold whenever a performance is, and wherever. */
const STATES_OF_ANY_TIME: readonly unknown[] = ['cancelled', 'sold_out']

/**
 * A time is nothing without its day, a booking link may name the day, and a state that comes with a time or a venue speaks
 * of them.
 */
export const dependenciesOf: Dependencies = (name, values) => {
  if (TIMES.includes(name)) return TIMES
  if (name === 'bookingLinkURL') return ['start', 'start_tz']
  if (name !== 'instanceStatus' || STATES_OF_ANY_TIME.includes(values[name])) return []
  return [...TIMES, 'venue'].filter((other) => other in values)
}

/**
 * Saves performances as `saveMany` does and names them anew. Call it inside `changeOutsideForm` or
 * `changeManyOutsideForms`; the dates of their events are the caller's to write.
 * @returns ids of the events whose dates may change: that of a draft, and that which visitors see
 */
export async function savePerformances(
  req: PayloadRequest,
  site: Site,
  changes: { id: string; values: FieldValues }[],
): Promise<string[]> {
  const before = await saveMany<StoredValues>(
    req,
    { ...site, collection: 'event-instances', dependenciesOf, derive: rememberStart(req), group: EVENTS },
    changes,
  )
  await renamePerformances(req, site.tenant, { ids: changes.map(({ id }) => id) })
  return [...new Set(before.flatMap(({ event }) => idOf(event) ?? []))]
}

type StoredValues = FieldValues & Pick<EventInstance, '_status' | 'previousStart' | 'start'>

/** As the hook of a single save. A draft remembers what visitors see, unless it is at another time already. */
const rememberStart =
  (req: PayloadRequest) =>
  (stored: StoredValues, { start }: FieldValues, live?: StoredValues): FieldValues => {
    if (typeof start !== 'string') return stored.start ? {} : { previousStart: null }
    const known = live && isSameValue(live.start, stored.start) ? live : stored
    return { previousStart: known.start ? previousStartOf(req, known, start) : null }
  }
