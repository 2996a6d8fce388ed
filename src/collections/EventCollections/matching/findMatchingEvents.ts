import type { PayloadRequest } from 'payload'
import { oneRow } from '@/database/connections'
import { eventParts, appPartOf } from '@/access/registryOf'
import { tenantOf } from '@/access/tenants'
import { findMatchingEvents } from '@/database/events/matchingRows'
import type { Conditions } from '@/lib/events/conditions/conditions'
import { readInstalledHandles } from '@/database/apps/apps'
import { eventProperties } from '@/lib/events/conditions/eventProperties'
import type { EventProperty } from '@/lib/events/conditions/property'

/** Maximum number of events in an automated collection. */
export const MAX_MATCHING_EVENTS = 200

export interface Matching {
  /** In order of their start. If there are too many, upcoming events take precedence over past ones. */
  ids: string[]
  /** Number of matching events, without the limit. */
  total: number
  isComing: Set<string>
}

/**
 * The events of a tenant that currently match the conditions. Without conditions, none match.
 * @param withDrafts include events that visitors cannot see
 */
export async function matchingEvents(
  req: PayloadRequest,
  tenantId: string,
  conditions: Conditions | null,
  { limit = MAX_MATCHING_EVENTS, withDrafts }: { limit?: number; withDrafts: boolean },
): Promise<Matching> {
  const none: Matching = { ids: [], isComing: new Set(), total: 0 }
  if (!conditions || conditions.rows.length === 0) return none
  const zone = (await tenantOf(req, tenantId))?.timezone ?? 'UTC'
  const properties = await propertiesOf(req, tenantId)
  const rows = await findMatchingEvents(req, conditions, {
    limit,
    properties,
    tenant: tenantId,
    values: Object.assign({}, ...eventParts(req.payload, 'values')),
    withDrafts,
    zone,
  })
  if (rows.length === 0) return none
  return {
    ids: rows.map(({ id }) => id),
    isComing: new Set(rows.filter(({ over }) => !over).map(({ id }) => id)),
    total: oneRow(rows).total,
  }
}

/** Properties that conditions can use: the built-in ones and those of the tenant's installed apps. */
export async function propertiesOf(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  tenantId: string,
): Promise<EventProperty[]> {
  const handles = [...(await readInstalledHandles(req, tenantId))].sort()
  const fixed = eventProperties(handles.map((handle) => appPartOf(req.payload, handle)).filter((part) => part !== null))
  const known = await Promise.all(eventParts(req.payload, 'properties').map((find) => find(req, tenantId, handles)))
  return [...fixed, ...known.flat()]
}
