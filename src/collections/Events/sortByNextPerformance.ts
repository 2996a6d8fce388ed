import type { CollectionBeforeOperationHook, PayloadRequest, Where } from 'payload'
import { personOf } from '@/access/personOf'
import { isUuid } from '@/lib/values'
import { refreshNextPerformances } from '@/database/events/nextPerformance'

/** Name of the field that sorts the list of events. */
export const NEXT_PERFORMANCE = 'nextPerformance'

/**
 * Sort order per requested field: upcoming events first, then those without a date, then past events, the latest first.
 */
const SORT_ORDERS: Record<string, string[]> = {
  [NEXT_PERFORMANCE]: [NEXT_PERFORMANCE, '-startDate'],
  [`-${NEXT_PERFORMANCE}`]: [`-${NEXT_PERFORMANCE}`, 'startDate'],
}

/**
 * Sorts events by their next performance if requested, which the admin does by default. API requests without a sort
 * order get the last changed first, as with every other type.
 */
export const sortByNextPerformance: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'read' || !('sort' in args)) return args
  const requested: unknown = args.sort
  const sort =
    typeof requested === 'string'
      ? requested
      : Array.isArray(requested) && requested.length === 1
        ? String(requested[0])
        : ''
  if (!requested) return { ...args, sort: '-updatedAt' }
  if (!Object.hasOwn(SORT_ORDERS, sort)) return args
  await refreshNextPerformances(req, await tenantsRead(req, args.where))
  return { ...args, sort: SORT_ORDERS[sort] }
}

/** The tenants that a list is about: those that it names, or all that the person belongs to; of the provider's the one on screen. */
async function tenantsRead(req: PayloadRequest, where: Where | undefined): Promise<string[]> {
  const person = await personOf(req)
  if (!person) return []
  const named = tenantsIn(where)
  if (person.isSuperAdmin) return named.length > 0 || !person.current ? named : [person.current.id]
  const own = [...person.memberships.keys()]
  return named.length > 0 ? own.filter((id) => named.includes(id)) : own
}

function tenantsIn(where: Where | undefined): string[] {
  if (!where) return []
  const { equals, in: among } = (where.tenant ?? {}) as { equals?: unknown; in?: unknown }
  const here = [equals, ...(Array.isArray(among) ? (among as unknown[]) : [among])].filter(isUuid)
  return [...here, ...[...(where.and ?? []), ...(where.or ?? [])].flatMap(tenantsIn)]
}
