import type { BasePayload } from 'payload'
import type { BoxOfficeEvent, Season } from './season'

const KEY = 'ticketing/demo-box-office'

/** A season as JSON: performances stand in their events. */
export type StoredSeason = Pick<Season, 'last' | 'venues' | 'zone'> & { events: BoxOfficeEvent[] }

/** What the demo box office keeps: every process reads it anew, and it outlives them all. */
export interface StoredBoxOffice {
  /** The theatre whose box office it is. */
  tenant: string
  /** As it was on the first day, to begin again with. */
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

/** A season to change: nothing of what is stored changes with it. */
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
