import type { BasePayload } from 'payload'
import type { BoxOfficeEvent, Season } from './season'

const KEY = 'ticketing/demo-box-office'

/** A season as JSON, with performances nested in their events. */
export type StoredSeason = Pick<Season, 'last' | 'venues' | 'zone'> & { events: BoxOfficeEvent[] }

/** The stored demo box office, shared by all processes. */
export interface StoredBoxOffice {
  /** Tenant id of the theatre. */
  tenant: string
  /** The original season, for resets. */
  first: StoredSeason
  season: StoredSeason
}

export const readBoxOffice = async (payload: BasePayload): Promise<StoredBoxOffice | null> =>
  (await payload.kv.get<StoredBoxOffice>(KEY)) ?? null

export const writeBoxOffice = async (payload: BasePayload, stored: StoredBoxOffice): Promise<void> =>
  payload.kv.set(KEY, stored)

export const toStored = ({ events, last, venues, zone }: Season): StoredSeason => ({
  events: [...events.values()],
  last: { ...last },
  venues,
  zone,
})

/** A mutable copy of a stored season. */
export function fromStored(stored: StoredSeason): Season {
  const { events, last, venues, zone } = structuredClone(stored)
  return {
    eventAttributes: [],
    events: new Map(events.map((event) => [event.number, event])),
    funds: [],
    instanceAttributes: [],
    instances: new Map(events.flatMap(({ instances }) => instances).map((instance) => [instance.number, instance])),
    last,
    memberships: [],
    now: new Date(),
    venues,
    zone,
  }
}
