import type { ProviderClient } from '../http/client'
import { mapSources, type MapSource } from '../map/sources'
import type { ExternalEvent, ExternalInstance, ExternalTime, SourceField, SourceValue } from '../provider/external'
import type { ListName, TicketingProvider } from '../provider/provider'
import { EVENT_DETAILS, readEventDetails } from './eventDetails'

/** Lists by the name that they have in addresses. */
const OF_PROVIDER: Record<string, ListName> = {
  attributes: 'attributes',
  donations: 'donations',
  memberships: 'memberships',
  'modes-of-sale': 'modesOfSale',
  venues: 'venues',
}

/** As the providers call what they have: a production season is an event, a performance an instance. */
const ALIASES: Record<string, string> = { performances: 'instances', productions: 'events' }

/** A value of a box office, cut short for a screen. */
const LONGEST_SAMPLE = 120

/** Names that a provider's lists have in addresses. */
export const listNamesOf = ({ lists }: Pick<TicketingProvider, 'lists'>): string[] => [
  'events',
  'instances',
  'productions',
  'performances',
  'source-fields',
  ...Object.keys(OF_PROVIDER).filter((name) => lists[OF_PROVIDER[name]!]),
]

/**
 * Asks a box office for a list to choose from.
 * @param event its performances alone, for `instances`
 */
export async function readList(
  provider: TicketingProvider,
  client: ProviderClient,
  { event, from, name }: { event?: string; from: string; name: string },
): Promise<unknown[]> {
  const list = ALIASES[name] ?? name
  if (list === 'events')
    return collect(provider.listEvents(client, { from }), (one) => ({ id: one.id, label: labelOf(one) }))
  if (list === 'instances')
    return collect(provider.listInstances(client, { eventIds: event ? [event] : undefined, from }), (one) => ({
      id: one.id,
      label: clock(one.start),
    }))
  if (list === EVENT_DETAILS) return readEventDetails(provider, client, from)
  if (list === 'source-fields') return sourceFields(provider, client, from)
  const read = OF_PROVIDER[list] && provider.lists[OF_PROVIDER[list]]
  return read ? read(client, { from }) : []
}

async function collect<One, Shown>(all: AsyncIterable<One>, show: (one: One) => Shown): Promise<Shown[]> {
  const shown: Shown[] = []
  for await (const one of all) shown.push(show(one))
  return shown
}

function labelOf({ firstStart, lastStart, name }: ExternalEvent): string {
  const days = [firstStart, lastStart].flatMap((one) => one?.local.slice(0, 10) ?? [])
  const span = [...new Set(days)].join(' – ')
  return span ? `${name} (${span})` : name
}

const clock = ({ local }: ExternalTime): string => local.slice(0, 16).replace('T', ' ')

/** What a field map may read, each with a value that is really there. What every box office has comes first. */
async function sourceFields(
  provider: TicketingProvider,
  client: ProviderClient,
  from: string,
): Promise<(Omit<MapSource, 'isAlways'> & { id: string; sample: string | null })[]> {
  const own = await provider.sourceFields(client, { from })
  const samples = new Map<string, string>()
  const take = (of: SourceField['of'], values: Record<string, SourceValue>) => {
    for (const [name, value] of Object.entries(values)) {
      const key = `${of}/${name}`
      const text = Array.isArray(value) ? value.join(', ') : value === null ? '' : String(value)
      if (text !== '' && !samples.has(key)) samples.set(key, text.slice(0, LONGEST_SAMPLE))
    }
  }
  for await (const event of provider.listEvents(client, { from }))
    take('event', { ...event.values, ...coreOfEvent(event) })
  for await (const instance of provider.listInstances(client, { from })) {
    take('instance', { ...instance.values, ...coreOfInstance(instance) })
    if (own.every((field) => field.of === 'event' || samples.has(`${field.of}/${field.name}`))) break
  }
  const core = (['event', 'instance'] as const).flatMap((of) => mapSources(of, []))
  const fields = [...core, ...own.filter(({ name, of }) => !core.some((one) => one.name === name && one.of === of))]
  return fields.map(({ isAttribute, label, name, of, type }) => ({
    id: name,
    isAttribute,
    label,
    name,
    of,
    sample: samples.get(`${of}/${name}`) ?? null,
    type,
  }))
}

const coreOfEvent = ({
  bookingUrl,
  firstStart,
  isOnSale,
  lastStart,
  name,
  venue,
}: ExternalEvent): Record<string, SourceValue> => ({
  bookingUrl,
  firstStart: firstStart?.local ?? null,
  isOnSale,
  lastStart: lastStart?.local ?? null,
  name,
  venue: venue?.name ?? null,
})

const coreOfInstance = ({
  bookingUrl,
  end,
  isCancelled,
  isOnSale,
  isSoldOut,
  onSaleFrom,
  start,
  venue,
}: ExternalInstance): Record<string, SourceValue> => ({
  bookingUrl,
  end: end?.local ?? null,
  isOnSale,
  onSaleFrom,
  start: start.local,
  state: isCancelled ? 'cancelled' : isSoldOut ? 'sold_out' : 'scheduled',
  venue: venue?.name ?? null,
})

const DAY_MS = 86_400_000

/** Nothing that was over before this day is asked for: YYYY-MM-DD. A day back, for wherever the day is younger than here. */
export const today = (): string => new Date(Date.now() - DAY_MS).toISOString().slice(0, 10)
