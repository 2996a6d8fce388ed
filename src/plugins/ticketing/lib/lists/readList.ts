import type { ProviderClient } from '../http/client'
import { mapSources, type MapSource } from '../map/sources'
import type {
  ExternalEvent,
  ExternalInstance,
  ExternalTime,
  Option,
  SourceField,
  SourceValue,
} from '../provider/external'
import type { ListName, TicketingProvider } from '../provider/provider'
import { EVENT_DETAILS, readEventDetails } from './eventDetails'

/** Lists by their name in URLs. */
const OF_PROVIDER: Record<string, ListName> = {
  attributes: 'attributes',
  donations: 'donations',
  memberships: 'memberships',
  'modes-of-sale': 'modesOfSale',
  venues: 'venues',
}

/** Providers' own terms: a production season is an event, a performance an instance. */
const ALIASES: Record<string, string> = { performances: 'instances', productions: 'events' }

/** Maximum length of a sample value on screen. */
const MAX_SAMPLE_LENGTH = 120

/** Names of a provider's lists in URLs. */
export const listNamesOf = ({ lists }: Pick<TicketingProvider, 'lists'>): string[] => [
  'events',
  'instances',
  'productions',
  'performances',
  'source-fields',
  ...Object.entries(OF_PROVIDER).flatMap(([name, list]) => (lists[list] ? name : [])),
]

/**
 * Loads a list to choose from.
 * @param event limits `instances` to the performances of this event
 */
export async function readList(
  provider: TicketingProvider,
  client: ProviderClient,
  query: { event?: string; from: string; name: string },
): Promise<Option[]> {
  // Box offices let people leave names empty; such an option shows its id.
  return (await readOptions(provider, client, query)).map((option) => ({
    ...option,
    label: option.label.trim() || option.id,
  }))
}

async function readOptions(
  provider: TicketingProvider,
  client: ProviderClient,
  { event, from, name }: { event?: string; from: string; name: string },
): Promise<Option[]> {
  const list = ALIASES[name] ?? name
  if (list === 'events')
    return collect(provider.listEvents(client, { from }), (event) => ({ id: event.id, label: labelOf(event) }))
  if (list === 'instances')
    return collect(provider.listInstances(client, { eventIds: event ? [event] : undefined, from }), (instance) => ({
      id: instance.id,
      label: clock(instance.start),
    }))
  if (list === EVENT_DETAILS)
    return (await readEventDetails(provider, client, from)).map((details) => ({ ...details, label: details.name }))
  if (list === 'source-fields') return sourceFields(provider, client, from)
  const read = OF_PROVIDER[list] && provider.lists[OF_PROVIDER[list]]
  return read ? read(client, { from }) : []
}

async function collect<Item, Option>(items: AsyncIterable<Item>, toOption: (item: Item) => Option): Promise<Option[]> {
  const options: Option[] = []
  for await (const item of items) options.push(toOption(item))
  return options
}

function labelOf({ firstStart, id, lastStart, name }: ExternalEvent): string {
  const days = [firstStart, lastStart].flatMap((time) => time?.local.slice(0, 10) ?? [])
  const span = [...new Set(days)].join(' – ')
  const label = name.trim() || id
  return span ? `${label} (${span})` : label
}

const clock = ({ local }: ExternalTime): string => local.slice(0, 16).replace('T', ' ')

/** Fields that a field map may read, each with a sample value. Fields that every box office has come first. */
async function sourceFields(
  provider: TicketingProvider,
  client: ProviderClient,
  from: string,
): Promise<(Omit<MapSource, 'isAlways'> & { id: string; sample: string | null })[]> {
  const providerFields = await provider.sourceFields(client, { from })
  const samples = new Map<string, string>()
  const addSamples = (of: SourceField['of'], values: Record<string, SourceValue>) => {
    for (const [name, value] of Object.entries(values)) {
      const key = `${of}/${name}`
      const text = Array.isArray(value) ? value.join(', ') : value === null ? '' : String(value)
      if (text !== '' && !samples.has(key)) samples.set(key, text.slice(0, MAX_SAMPLE_LENGTH))
    }
  }
  for await (const event of provider.listEvents(client, { from }))
    addSamples('event', { ...event.values, ...coreOfEvent(event) })
  for await (const instance of provider.listInstances(client, { from })) {
    addSamples('instance', { ...instance.values, ...coreOfInstance(instance) })
    if (providerFields.every((field) => field.of === 'event' || samples.has(`${field.of}/${field.name}`))) break
  }
  const core = (['event', 'instance'] as const).flatMap((of) => mapSources(of, []))
  const fields = [
    ...core,
    ...providerFields.filter(({ name, of }) => !core.some((field) => field.name === name && field.of === of)),
  ]
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

/**
 * Start date for lists (YYYY-MM-DD): events over before it are not requested. One day back, for time zones behind UTC.
 */
export const today = (): string => new Date(Date.now() - DAY_MS).toISOString().slice(0, 10)
