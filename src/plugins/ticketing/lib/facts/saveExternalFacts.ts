import type { Transaction } from '../../../../database/connections'
import type { ConnectionKey } from '../../database/connections'
import { saveFacts, type Fact } from '../../database/facts'
import type { ExternalEvent, ExternalInstance, SourceField } from '../provider/external'
import type { ExternalData } from '../sync/readExternal'
import { attributeValues } from './attributeValues'

/**
 * Stores what the box office reports about events and their performances in addition to the mapped fields: the state of
 * the sale, and the attributes that events can be filtered by.
 * @param ids box-office ids of the events
 * @param fields filterable fields
 */
export async function saveExternalFacts(
  req: Transaction,
  key: ConnectionKey,
  { events, instances }: Pick<ExternalData, 'events' | 'instances'>,
  ids: Iterable<string>,
  fields: readonly SourceField[],
): Promise<void> {
  const eventIds = new Set(ids)
  const [ofEvents, ofInstances] = (['event', 'instance'] as const).map((of) =>
    fields.filter((field) => field.of === of),
  ) as [SourceField[], SourceField[]]
  const listed = [...eventIds]
    .flatMap((id) => events.get(id) ?? [])
    .filter((event): event is ExternalEvent => typeof event === 'object')
  await saveFacts(
    req,
    key,
    'events',
    listed.map((event) => factOf(event, ofEvents)),
  )
  await saveFacts(
    req,
    key,
    'event-instances',
    instances.filter(({ eventId }) => eventIds.has(eventId)).map((instance) => factOf(instance, ofInstances)),
  )
}

function factOf(external: ExternalEvent | ExternalInstance, fields: readonly SourceField[]): Fact {
  const { isFewLeft = false, onSaleFrom = null } = 'eventId' in external ? external : {}
  return {
    attributes: attributeValues(external.values, fields),
    externalId: external.id,
    isFewLeft,
    onSale: external.isOnSale,
    onSaleFrom: isMoment(onSaleFrom) ? onSaleFrom : null,
  }
}

const isMoment = (text: string | null): boolean => text !== null && !Number.isNaN(Date.parse(text))
