import type { ProviderClient } from '../http/client'
import type { ListedEvent } from '../plan/planEvent'
import type { ExternalInstance } from '../provider/external'
import { orUndefinedIfUnreadable } from '../provider/problems'
import type { SkippedRecord, TicketingProvider } from '../provider/provider'

/** The box office's side of a sync. */
export interface ThereSide {
  /** By their own id: every event that was asked for. */
  events: Map<string, ListedEvent>
  instances: ExternalInstance[]
  /** Ids of all performances that were listed, whatever event they belong to. */
  listed: ReadonlySet<string>
  /** Records that could not be read. */
  skipped: SkippedRecord[]
}

interface Asked {
  /** YYYY-MM-DD */
  from: string
  modesOfSale: readonly string[]
  /** Of events, by their own id, that are sold in others than the rest. */
  ownModes?: ReadonlyMap<string, readonly string[]>
}

/** One event with its performances. */
export async function readEventThere(
  provider: TicketingProvider,
  client: ProviderClient,
  id: string,
  { from, modesOfSale }: Asked,
): Promise<ThereSide> {
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
 * All events of a connection with their performances, and what became of linked ones that are not among them.
 * @param linked ids of theirs that documents follow and that are not over: each is asked for where the list lacks it
 */
export async function readAllThere(
  provider: TicketingProvider,
  client: ProviderClient,
  linked: readonly string[],
  { from, modesOfSale, ownModes = new Map() }: Asked,
): Promise<ThereSide> {
  const skipped: SkippedRecord[] = []
  const onSkip = (record: SkippedRecord) => void skipped.push(record)
  const events = new Map<string, ListedEvent>()
  for await (const event of provider.listEvents(client, { from, onSkip }))
    if (!events.has(event.id)) events.set(event.id, event)
  for (const id of linked)
    if (!events.has(id))
      events.set(id, provider.features.deletedCheck ? await lookFor(provider, client, id) : 'unlisted')
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

/** A record that cannot be read says nothing about whether the event is there: it stays as it is. */
async function lookFor(provider: TicketingProvider, client: ProviderClient, id: string): Promise<ListedEvent> {
  const found = await provider.findEvent(client, id).catch(orUndefinedIfUnreadable)
  return found === undefined ? 'unlisted' : (found ?? 'deleted')
}

async function collect<One>(all: AsyncIterable<One>): Promise<One[]> {
  const list: One[] = []
  for await (const one of all) list.push(one)
  return list
}
