import type { ProviderClient } from '../http/client'
import type { TicketingProvider } from '../provider/provider'

/** The list that events are imported from. */
export const EVENT_DETAILS = 'event-details'

/** A box-office event with the details that tell it apart. Days are YYYY-MM-DD in local time. */
export interface EventDetails {
  id: string
  name: string
  firstDay: string | null
  lastDay: string | null
  /** Null if none is given, or if its performances are in several. */
  venue: string | null
  /** Number of performances that are not over. */
  performances: number
}

/** Loads all events that are not over, with details from their performances. Duplicates are dropped. */
export async function readEventDetails(
  provider: TicketingProvider,
  client: ProviderClient,
  from: string,
): Promise<EventDetails[]> {
  const events = new Map<string, EventDetails>()
  const venues = new Map<string, Set<string>>()
  for await (const { firstStart, id, lastStart, name, venue } of provider.listEvents(client, { from })) {
    if (events.has(id)) continue
    events.set(id, {
      firstDay: dayOf(firstStart),
      id,
      lastDay: dayOf(lastStart),
      name: name.trim() || id,
      performances: 0,
      venue: venue?.name ?? null,
    })
  }
  for await (const { eventId, start, venue } of provider.listInstances(client, { from })) {
    const event = events.get(eventId)
    if (!event) continue
    event.performances++
    const day = dayOf(start)
    if (day !== null && (event.firstDay === null || day < event.firstDay)) event.firstDay = day
    if (day !== null && (event.lastDay === null || day > event.lastDay)) event.lastDay = day
    if (venue) venues.set(eventId, (venues.get(eventId) ?? new Set()).add(venue.name))
  }
  for (const [id, names] of venues) {
    const event = events.get(id)
    if (event && event.venue === null && names.size === 1) event.venue = [...names][0] ?? null
  }
  return [...events.values()]
}

const dayOf = (time: { local: string } | null): string | null => time?.local.slice(0, 10) ?? null
