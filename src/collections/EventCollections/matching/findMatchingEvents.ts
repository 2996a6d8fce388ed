import type { PayloadRequest } from 'payload'
import { callboardOf } from '../../../access/registryOf'
import { tenantOf } from '../../../access/tenants'
import { findMatchingEvents } from '../../../database/events/matchingRows'
import type { Conditions } from '../../../lib/events/conditions/conditions'
import { propertiesOf } from './propertiesOf'
import { oneRow } from '@/database/oneRow'

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
    values: callboardOf(req.payload).eventValues,
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
