import type { ZodType } from 'zod'
import type { ExternalVenue } from '../../lib/provider/external'
import type { ProviderClient } from '../../lib/http/client'
import { ProviderError } from '../../lib/provider/problems'
import type { ListOptions } from '../../lib/provider/provider'
import { readRecords } from '../../lib/provider/records'
import { addDays, dayOf } from '../../lib/provider/times'
import { DAYS_PER_CALL, LONGEST_SEASON_DAYS } from './guesses'
import { event, instance, list, plan, status, venue, type SpektrixEvent, type SpektrixInstance } from './schemas'

/** Their 404 responses are HTML pages. */
const NOT_FOUND = { noneAt: [404], noneMayBePage: true }

export type VenueOfPlan = (planId: string | null | undefined) => Promise<ExternalVenue | null>

export async function fetchList<R>(
  client: ProviderClient,
  call: string,
  schema: ZodType<R>,
  { onSkip, query }: Pick<ListOptions, 'onSkip'> & { query?: Record<string, string> } = {},
): Promise<R[]> {
  return readRecords({ call, idField: 'id', onSkip, schema })(await client.call({ path: call, query, schema: list }))
}

export const fetchEvents = (client: ProviderClient, { from, onSkip }: ListOptions): Promise<SpektrixEvent[]> =>
  fetchList(client, 'events', event, { onSkip, query: { instanceStart_from: from } })

/** An unknown client returns the same 404, so the client is verified before an event counts as deleted. */
export async function findEvent(client: ProviderClient, id: string): Promise<SpektrixEvent | null> {
  const found = await client.find({ ...NOT_FOUND, path: `events/${encodeURIComponent(id)}`, schema: event })
  if (found === null) await client.call({ path: 'venues', schema: list })
  return found
}

/**
 * Returns a lookup of venues by seating plan: performances only refer to a plan. The list of plans includes all seats
 * and may exceed the size limit; plans are then fetched one by one.
 */
export async function openVenues(client: ProviderClient): Promise<VenueOfPlan> {
  const venues = new Map(
    (await fetchList(client, 'venues', venue)).map(({ id, name }): [string, ExternalVenue] => [id, { id, name }]),
  )
  const plans = await fetchList(client, 'plans', plan).catch(orNullIfTooLarge)
  const venueOf = new Map((plans ?? []).map((seatingPlan) => [seatingPlan.id, seatingPlan.venue?.id]))
  return async (planId) => {
    if (!planId) return null
    if (plans === null && !venueOf.has(planId))
      venueOf.set(
        planId,
        (await client.find({ ...NOT_FOUND, path: `plans/${encodeURIComponent(planId)}`, schema: plan }))?.venue?.id,
      )
    return venues.get(venueOf.get(planId) ?? '') ?? null
  }
}

function orNullIfTooLarge(error: unknown): null {
  if (ProviderError.is(error) && error.problem.name === 'tooLarge') return null
  throw error
}

/**
 * Events, and the last day on which any of them has a performance. If an event does not report its last day, a day late
 * enough for any season is used.
 */
export async function fetchEventsAndLastDay(
  client: ProviderClient,
  from: string,
): Promise<{ events: SpektrixEvent[]; last: string }> {
  let isEveryRead = true
  const events = await fetchEvents(client, {
    from,
    onSkip: ({ reason }) => void (isEveryRead &&= reason === 'duplicate'),
  })
  const days = events.map(({ lastInstanceDateTime: at }) => (at ? dayOf(at) : addDays(from, LONGEST_SEASON_DAYS)))
  return {
    events,
    last: [from, ...(isEveryRead ? [] : [addDays(from, LONGEST_SEASON_DAYS)]), ...days].reduce((latest, day) =>
      day > latest ? day : latest,
    ),
  }
}

/** Performances of one event; none if the event no longer exists. */
export async function fetchInstancesOf(
  client: ProviderClient,
  eventId: string,
  { from, onSkip }: ListOptions,
): Promise<SpektrixInstance[]> {
  const call = `events/${encodeURIComponent(eventId)}/instances`
  const found = await client.find({ ...NOT_FOUND, path: call, query: { start_from: from }, schema: list })
  return readRecords({ call, idField: 'id', onSkip, schema: instance })(found ?? [])
}

/**
 * Performances of all events, fetched in date ranges.
 * @param last day of the last performance
 */
export async function* fetchAllInstances(
  client: ProviderClient,
  last: string,
  { from, onSkip }: ListOptions,
): AsyncGenerator<SpektrixInstance[]> {
  const read = readRecords({ call: 'instances', idField: 'id', onSkip, schema: instance })
  for (let day = from; day <= last; day = addDays(day, DAYS_PER_CALL))
    yield read(await fetchRange(client, day, addDays(day, DAYS_PER_CALL - 1)))
}

/** Splits a date range in half if its response exceeds the size limit. */
async function fetchRange(client: ProviderClient, startFrom: string, startTo: string): Promise<unknown[]> {
  try {
    // It is not documented whether `startTo` is inclusive: request the day after, and filter out the next range.
    const found = await client.call({
      path: 'instances',
      query: { startFrom, startTo: addDays(startTo, 1) },
      schema: list,
    })
    return found.filter((record) => !isAtOrAfter(record, addDays(startTo, 1)))
  } catch (error) {
    if (!ProviderError.is(error) || error.problem.name !== 'tooLarge' || startFrom >= startTo) throw error
    const days = Math.floor((Date.parse(startTo) - Date.parse(startFrom)) / 86_400_000 / 2)
    return [
      ...(await fetchRange(client, startFrom, addDays(startFrom, days))),
      ...(await fetchRange(client, addDays(startFrom, days + 1), startTo)),
    ]
  }
}

const isAtOrAfter = (record: unknown, day: string): boolean => {
  const start = typeof record === 'object' && record !== null ? (record as Record<string, unknown>).start : null
  return typeof start === 'string' && dayOf(start) >= day
}

/** Whether a performance is sold out; null if the box office no longer has it. */
export async function fetchSoldOut(client: ProviderClient, id: string): Promise<boolean | null> {
  const found = await client.find({ ...NOT_FOUND, path: `instances/${encodeURIComponent(id)}/status`, schema: status })
  return found && found.capacity > 0 && found.available === 0
}
