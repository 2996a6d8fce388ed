import type { FieldHook } from 'payload'
import { idOf } from '../../../access/idOf'
import { storedConditions } from '../../../lib/events/conditions/conditions'
import { matchingEvents } from './matchingEvents'

interface Stored {
  conditions?: unknown
  events?: unknown
  kind?: unknown
  tenant?: unknown
}

/** The events of a collection: those that were added one by one in their order, or those that match as of now. */
export const fillIncluded: FieldHook<Stored & { id: string }, string[] | undefined, Stored> = async ({
  draft,
  req,
  siblingData,
}) => {
  const { conditions, events, kind, tenant } = siblingData
  if (kind !== 'automated') return Array.isArray(events) ? events.map(idOf).filter((id) => id !== null) : []
  const tenantId = idOf(tenant)
  return tenantId
    ? (await matchingEvents(req, tenantId, storedConditions(conditions), { withDrafts: draft === true })).ids
    : []
}
