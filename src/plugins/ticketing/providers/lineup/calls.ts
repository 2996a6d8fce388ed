import type { ZodType } from 'zod'
import type { ProviderClient } from '../../lib/http/client'
import { ProviderError } from '../../lib/provider/problems'
import type { ListOptions } from '../../lib/provider/provider'
import { readRecords } from '../../lib/provider/records'
import { MAX_PAGES, ORGANISATION, PAGE, PER_PAGE, PERFORMANCES, PERFORMANCES_OF } from './guesses'
import { event, list, one, organisation, performance, type LineupEvent, type LineupPerformance } from './schemas'

interface ListRequest<R> {
  /** Ends with a slash, as all Line-Up paths do. */
  path: string
  query: Record<string, string>
  schema: ZodType<R>
}

async function* fetchPages<R>(
  client: ProviderClient,
  { path, query, schema }: ListRequest<R>,
  onSkip: ListOptions['onSkip'],
): AsyncGenerator<R[]> {
  const read = readRecords({ call: path, idField: 'id', onSkip, schema })
  for (let page = 1; ; page += 1) {
    if (page > MAX_PAGES) throw new ProviderError('shape', { call: path, detail: '_meta.totalPages: too many pages' })
    const found = await client.call({
      path,
      query: { ...query, resultsPerPage: PER_PAGE, ...(page > 1 ? { [PAGE]: page } : {}) },
      schema: list,
    })
    yield read(found.data)
    const { _meta: meta } = found
    const current = meta?.page ?? meta?.pageNumber ?? page
    if (current !== page)
      throw new ProviderError('shape', { call: path, detail: '_meta.page: is not the requested page' })
    if ((meta?.totalPages ?? 1) <= current) return
  }
}

export const fetchEvents = (client: ProviderClient, { from, onSkip }: ListOptions): AsyncGenerator<LineupEvent[]> =>
  fetchPages(client, { path: 'event/', query: { gte: `${from}T00:00:00Z` }, schema: event }, onSkip)

export const findEvent = async (client: ProviderClient, id: string): Promise<LineupEvent | null> =>
  (await client.find({ noneAt: [404], path: `event/${encodeURIComponent(id)}/`, schema: one }))?.data ?? null

/** Performances of one event. Others are dropped, in case the API ignores the filter. */
export async function* fetchPerformances(
  client: ProviderClient,
  eventId: string,
  onSkip: ListOptions['onSkip'],
): AsyncGenerator<LineupPerformance> {
  for await (const page of fetchPages(
    client,
    { path: PERFORMANCES, query: { [PERFORMANCES_OF]: eventId }, schema: performance },
    onSkip,
  )) {
    for (const record of page) if (record.eventId === eventId) yield record
  }
}

/** Ids of all events, including unreadable ones. */
export async function fetchEventIds(client: ProviderClient, from: string): Promise<string[]> {
  const ids: string[] = []
  for await (const events of fetchEvents(client, {
    from,
    onSkip: ({ id, reason }) => void (id !== null && reason === 'unreadable' && ids.push(id)),
  }))
    ids.push(...events.map(({ id }) => id))
  return ids
}

/** Verifies the API key with the smallest possible request. */
export const proveKey = async (client: ProviderClient): Promise<void> =>
  void (await client.call({ path: 'event/', query: { resultsPerPage: 1 }, schema: list }))

export const findOrganisation = async (client: ProviderClient) =>
  (await client.find({ noneAt: [404], path: ORGANISATION, schema: organisation }))?.data ?? null
