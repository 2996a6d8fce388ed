import type { Transaction } from '../../../../database/connections'
import type { ConnectionPlace } from '../../database/connections'
import { keepFacts, type Fact } from '../../database/facts'
import type { ExternalEvent, ExternalInstance, SourceField } from '../provider/external'
import type { ThereSide } from '../sync/readThere'
import { keptAttributes } from './keptAttributes'

/**
 * Keeps what the box office says of events, and of their performances, beside what a map writes into fields: the state of
 * the sale, and what events can be chosen by.
 * @param ids of their events
 * @param fields that can be chosen by
 */
export async function keepFactsOf(
  req: Transaction,
  place: ConnectionPlace,
  { events, instances }: Pick<ThereSide, 'events' | 'instances'>,
  ids: Iterable<string>,
  fields: readonly SourceField[],
): Promise<void> {
  const wanted = new Set(ids)
  const [ofEvents, ofInstances] = (['event', 'instance'] as const).map((of) =>
    fields.filter((field) => field.of === of),
  ) as [SourceField[], SourceField[]]
  const listed = [...wanted]
    .flatMap((id) => events.get(id) ?? [])
    .filter((event): event is ExternalEvent => typeof event === 'object')
  await keepFacts(
    req,
    place,
    'events',
    listed.map((event) => factOf(event, ofEvents)),
  )
  await keepFacts(
    req,
    place,
    'event-instances',
    instances.filter(({ eventId }) => wanted.has(eventId)).map((instance) => factOf(instance, ofInstances)),
  )
}

function factOf(external: ExternalEvent | ExternalInstance, fields: readonly SourceField[]): Fact {
  const { isFewLeft = false, onSaleFrom = null } = 'eventId' in external ? external : {}
  return {
    attributes: keptAttributes(external.values, fields),
    externalId: external.id,
    isFewLeft,
    onSale: external.isOnSale,
    onSaleFrom: isMoment(onSaleFrom) ? onSaleFrom : null,
  }
}

const isMoment = (text: string | null): boolean => text !== null && !Number.isNaN(Date.parse(text))
