import type { ZodType } from 'zod'
import type { ProviderClient } from '../../lib/http/client'
import { ProviderError } from '../../lib/provider/problems'
import type { ListOptions } from '../../lib/provider/provider'
import { readRecords } from '../../lib/provider/records'
import { CALLS, MAX_PAGES, PAGE_SIZE } from './guesses'
import { client as clientSchema, event, list, showtime, type EleventEvent, type EleventShowtime } from './schemas'

interface ListRequest<R> {
  idField: string
  path: string
  query?: Record<string, string>
  schema: ZodType<R>
}

async function* fetchPages<R>(
  client: ProviderClient,
  { idField, path, query = {}, schema }: ListRequest<R>,
  onSkip?: ListOptions['onSkip'],
): AsyncGenerator<R[]> {
  const read = readRecords({ call: path, idField, onSkip, schema })
  for (let page = 1, count = 0; ; page += 1) {
    if (page > MAX_PAGES) throw new ProviderError('shape', { call: path, detail: 'TotalCount: too many pages' })
    const found = await client.call({ path, query: { ...query, page, pageSize: PAGE_SIZE }, schema: list })
    yield read(found.Items)
    count += found.PageSize ?? found.Items.length
    const isLast =
      typeof found.TotalCount === 'number'
        ? count >= found.TotalCount
        : found.Items.length < (found.PageSize ?? PAGE_SIZE)
    if (found.Items.length === 0 || isLast) return
  }
}

/** Fetches all pages of a list. */
export async function fetchAll<R>(client: ProviderClient, listed: ListRequest<R>): Promise<R[]> {
  const all: R[] = []
  for await (const page of fetchPages(client, listed)) all.push(...page)
  return all
}

export const fetchClient = (client: ProviderClient) => client.call({ path: CALLS.client, schema: clientSchema })

export const fetchEvents = (client: ProviderClient, { from, onSkip }: ListOptions): AsyncGenerator<EleventEvent[]> =>
  fetchPages(client, { idField: 'EventId', path: CALLS.events, query: { startFrom: from }, schema: event }, onSkip)

export const findEvent = (client: ProviderClient, id: string): Promise<EleventEvent | null> =>
  client.find({ noneAt: [404], path: CALLS.event(id), schema: event })

/** Showtimes of an existing event. */
export const fetchShowtimes = (
  client: ProviderClient,
  eventId: string,
  onSkip: ListOptions['onSkip'],
): AsyncGenerator<EleventShowtime[]> =>
  fetchPages(client, { idField: 'ShowtimeId', path: CALLS.showtimes(eventId), schema: showtime }, onSkip)

/** Ids of all events, including unreadable ones. */
export async function fetchEventIds(client: ProviderClient, from: string): Promise<string[]> {
  const ids: string[] = []
  for await (const events of fetchEvents(client, {
    from,
    onSkip: ({ id, reason }) => void (id !== null && reason === 'unreadable' && ids.push(id)),
  }))
    ids.push(...events.map(({ EventId }) => EventId))
  return ids
}
