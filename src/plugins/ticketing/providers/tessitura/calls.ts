import type { ProviderClient } from '../../lib/http/client'
import { textOrNull, inGroups } from '../../lib/provider/fields'
import { ProviderError } from '../../lib/provider/problems'
import type { ListOptions } from '../../lib/provider/provider'
import { readRecords } from '../../lib/provider/records'
import { IDS_PER_CALL } from './guesses'
import {
  foundEvent,
  list,
  oneEvent,
  performance,
  status,
  summary,
  webContent,
  zone,
  type FoundEvent,
  type OneEvent,
  type Performance,
  type Summary,
} from './schemas'

export const fetchStatus = (client: ProviderClient) => client.call({ path: 'Diagnostics/Status', schema: status })

const startOf = (day: string): string => `${day}T00:00:00Z`

/** Production seasons, which are events in Callboard. */
export async function searchEvents(client: ProviderClient, { from, onSkip }: ListOptions): Promise<FoundEvent[]> {
  const call = 'TXN/ProductionSeasons/Search'
  return readRecords({ call, idField: 'ProductionSeasonId', onSkip, schema: foundEvent })(
    await client.call({ path: call, schema: list, search: { PerformanceStartDate: startOf(from) } }),
  )
}

export const findEvent = (client: ProviderClient, id: string): Promise<OneEvent | null> =>
  client.find({ noneAt: [404], path: `TXN/ProductionSeasons/${encodeURIComponent(id)}`, schema: oneEvent })

/** Ids of all production seasons, including unreadable ones. */
export async function fetchEventIds(client: ProviderClient, from: string): Promise<string[]> {
  const skipped: string[] = []
  const events = await searchEvents(client, {
    from,
    onSkip: ({ id, reason }) => void (id !== null && reason === 'unreadable' && skipped.push(id)),
  })
  return [...events.map(({ ProductionSeasonId }) => String(ProductionSeasonId)), ...skipped]
}

/** @param modesOfSale limits performances to these modes of sale; empty for all */
export async function* searchPerformances(
  client: ProviderClient,
  eventIds: readonly string[],
  modesOfSale: readonly string[],
  { from, onSkip }: ListOptions,
): AsyncGenerator<Performance> {
  const call = 'TXN/Performances/Search'
  for (const ids of inGroups(eventIds, IDS_PER_CALL)) {
    const known = new Set<number>()
    for (const mode of modesOfSale.length > 0 ? modesOfSale : [undefined]) {
      const search = {
        ModeOfSaleId: mode && Number(mode),
        PerformanceStartDate: startOf(from),
        ProductionSeasonIds: ids.join(','),
      }
      const read = readRecords({ call, idField: 'PerformanceId', onSkip, schema: performance })
      for (const record of read(await client.call({ path: call, schema: list, search }))) {
        // For performances sold in several modes, the first result counts.
        if (!known.has(record.PerformanceId)) yield record
        known.add(record.PerformanceId)
      }
    }
  }
}

/** Active rows of a `…/Summary` endpoint. */
export async function fetchSummary(
  client: ProviderClient,
  path: string,
  query?: Record<string, string>,
): Promise<Summary[]> {
  const rows = readRecords({ call: path, idField: 'Id', onSkip: undefined, schema: summary })(
    await client.call({ path, query, schema: list }),
  )
  return rows.filter(({ Inactive }) => !Inactive)
}

/**
 * Web content by event id and content type id.
 * @returns null if the user lacks permission to read it
 */
export async function fetchWebContents(
  client: ProviderClient,
  eventIds: readonly string[],
): Promise<Map<string, Map<number, string | null>> | null> {
  const call = 'TXN/WebContents'
  const found = new Map<string, Map<number, string | null>>()
  const read = readRecords({ call, idField: '', onSkip: undefined, schema: webContent })
  for (const ids of inGroups(eventIds, IDS_PER_CALL)) {
    const rows = await orNullIfForbidden(async () =>
      read(await client.call({ path: call, query: { productionElementIds: ids.join(',') }, schema: list })),
    )
    if (rows === null) return null
    for (const { RequestedOwner, WebContents } of rows)
      found.set(
        String(RequestedOwner.ElementId),
        new Map((WebContents ?? []).map(({ Type, Value }) => [Type.Id, textOrNull(Value)])),
      )
  }
  return found
}

/** Web content types of the organisation; empty if the user lacks permission to read them. */
export const fetchWebContentTypes = async (client: ProviderClient): Promise<Summary[]> =>
  (await orNullIfForbidden(() => fetchSummary(client, 'ReferenceData/WebContentTypes/Summary'))) ?? []

/** Permissions are per resource: a user who can read performances may be refused elsewhere. */
async function orNullIfForbidden<Result>(read: () => Promise<Result>): Promise<Result | null> {
  try {
    return await read()
  } catch (error) {
    if (ProviderError.is(error) && error.problem.name === 'credentials') return null
    throw error
  }
}

/** Available tickets by performance id. */
export async function fetchAvailable(client: ProviderClient, ids: readonly string[]): Promise<Map<string, number>> {
  const call = 'TXN/Performances/ZoneAvailabilities'
  const rows = readRecords({ call, idField: '', onSkip: undefined, schema: zone })(
    await client.call({ path: call, query: { performanceIds: ids.join(',') }, schema: list }),
  )
  const available = new Map<string, number>()
  for (const { AvailableCount, PerformanceId } of rows)
    available.set(String(PerformanceId), (available.get(String(PerformanceId)) ?? 0) + Math.max(0, AvailableCount))
  return available
}
