import type { ProviderClient } from '../http/client'
import type { ListedEvent } from '../plan/planEvent'
import type { ExternalInstance } from '../provider/external'
import { orUndefinedIfUnreadable } from '../provider/problems'
import type { SkippedRecord, TicketingProvider } from '../provider/provider'

/** The box office's data for a sync. */
export interface ExternalData {
  /** Every requested event, by its external id. */
  events: Map<string, ListedEvent>
  instances: ExternalInstance[]
  /** Ids of all listed performances, whatever their event. */
  listed: ReadonlySet<string>
  /** Records that were skipped as invalid or duplicate. */
  skipped: SkippedRecord[]
}

interface ReadOptions {
  /** YYYY-MM-DD */
  from: string
  modesOfSale: readonly string[]
  /** Modes of sale by external event id, for events that override the default ones. */
  ownModes?: ReadonlyMap<string, readonly string[]>
}

/** Reads one event with its performances. */
export async function readExternalEvent(
  provider: TicketingProvider,
  client: ProviderClient,
  id: string,
  { from, modesOfSale }: ReadOptions,
): Promise<ExternalData> {
  const skipped: SkippedRecord[] = []
  const event = await provider.findEvent(client, id)
  const instances = event
    ? await collect(
        provider.listInstances(client, { eventIds: [id], from, modesOfSale, onSkip: (record) => skipped.push(record) }),
      )
    : []
  return {
    events: new Map([[id, event ?? 'deleted']]),
    instances: instances.filter(({ eventId }) => eventId === id),
    listed: idsOf(instances),
    skipped,
  }
}

/**
 * Reads all events of a connection with their performances, and the status of linked events that are not listed.
 * @param linked external ids of linked events that are not over; each is looked up if the list lacks it
 */
export async function readAllExternal(
  provider: TicketingProvider,
  client: ProviderClient,
  linked: readonly string[],
  { from, modesOfSale, ownModes = new Map() }: ReadOptions,
): Promise<ExternalData> {
  const skipped: SkippedRecord[] = []
  const onSkip = (record: SkippedRecord) => void skipped.push(record)
  const events = new Map<string, ListedEvent>()
  for await (const event of provider.listEvents(client, { from, onSkip }))
    if (!events.has(event.id)) events.set(event.id, event)
  for (const id of linked)
    if (!events.has(id))
      events.set(id, provider.features.deletedCheck ? await findUnlisted(provider, client, id) : 'unlisted')
  const instances = (await collect(provider.listInstances(client, { from, modesOfSale, onSkip }))).filter(
    ({ eventId }) => !ownModes.has(eventId),
  )
  for (const [id, own] of ownModes) {
    if (typeof events.get(id) === 'object')
      instances.push(
        ...(await collect(provider.listInstances(client, { eventIds: [id], from, modesOfSale: own, onSkip }))).filter(
          ({ eventId }) => eventId === id,
        ),
      )
  }
  return { events, instances, listed: idsOf(instances), skipped }
}

const idsOf = (instances: readonly ExternalInstance[]): Set<string> => new Set(instances.map(({ id }) => id))

/** An unreadable record does not tell whether the event exists, so it counts as unlisted. */
async function findUnlisted(provider: TicketingProvider, client: ProviderClient, id: string): Promise<ListedEvent> {
  const found = await provider.findEvent(client, id).catch(orUndefinedIfUnreadable)
  return found === undefined ? 'unlisted' : (found ?? 'deleted')
}

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = []
  for await (const item of items) list.push(item)
  return list
}
