import type { Transaction } from '@/exports/types'
import type { ConnectionKey } from '../../database/connections'
import { saveFacts, type Fact } from '../../database/facts'
import type { ExternalEvent, ExternalInstance, SourceField } from '../provider/external'
import { saveExternalNames } from '../../database/links'
import { saveFactChanges } from '../../database/runs'
import type { ExternalData } from '../sync/readExternal'
import { attributeValues } from './attributeValues'
import { SALE_FACTS } from './facts'

/**
 * Stores what the box office reports about events and their performances in addition to the mapped fields: their names
 * there, the state of the sale, and the attributes that events can be filtered by. What changed is recorded with the run.
 * @param ids box-office ids of the events
 * @param fields filterable fields
 * @returns the number of performances of which the run changed nothing but the state of sale
 */
export async function saveExternalFacts(
  req: Transaction,
  { run, ...key }: ConnectionKey & { run: string },
  { events, instances }: Pick<ExternalData, 'events' | 'instances'>,
  ids: Iterable<string>,
  fields: readonly SourceField[],
): Promise<number> {
  const eventIds = new Set(ids)
  const [ofEvents, ofInstances] = (['event', 'instance'] as const).map((of) =>
    fields.filter((field) => field.of === of),
  ) as [SourceField[], SourceField[]]
  const listed = [...eventIds]
    .flatMap((id) => events.get(id) ?? [])
    .filter((event): event is ExternalEvent => typeof event === 'object')
  await saveExternalNames(
    req,
    key,
    listed.map(({ id: externalId, name }) => ({ externalId, name })),
  )
  const changed = {
    events: await saveFacts(
      req,
      key,
      'events',
      listed.map((event) => factOf(event, ofEvents)),
    ),
    'event-instances': await saveFacts(
      req,
      key,
      'event-instances',
      instances.filter(({ eventId }) => eventIds.has(eventId)).map((instance) => factOf(instance, ofInstances)),
    ),
  }
  const onlyFacts = new Set<string>()
  for (const collection of ['events', 'event-instances'] as const)
    for (const id of await saveFactChanges(req, { collection, run, tenant: key.tenant }, changed[collection]))
      onlyFacts.add(id)
  return changed['event-instances'].filter(
    ({ changes, documentId }) => onlyFacts.has(documentId) && SALE_FACTS.some((name) => name in changes),
  ).length
}

function factOf(external: ExternalEvent | ExternalInstance, fields: readonly SourceField[]): Fact {
  const { isFewLeft = false, onSaleFrom = null } = 'eventId' in external ? external : {}
  return {
    attributes: attributeValues(external.values, fields),
    externalId: external.id,
    isFewLeft,
    onSale: external.isOnSale,
    onSaleFrom: toMoment(onSaleFrom),
  }
}

const toMoment = (text: string | null): string | null =>
  text === null || Number.isNaN(Date.parse(text)) ? null : new Date(text).toISOString()
