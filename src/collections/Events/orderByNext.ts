import type { CollectionBeforeOperationHook } from 'payload'
import { followClock } from '../../database/events/nextPerformance'

/** Name of the field that sorts the list of events. */
export const NEXT = 'nextPerformance'

/**
 * Sort order per requested field: upcoming events first, then those without a date, then past events, the latest first.
 */
const SORT_ORDERS: Record<string, string[]> = { [NEXT]: [NEXT, '-startDate'], [`-${NEXT}`]: [`-${NEXT}`, 'startDate'] }

/**
 * Sorts events by their next performance if requested, which the admin does by default. API requests without a sort
 * order get the last changed first, as with every other type.
 */
export const orderByNext: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
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
  await followClock(req)
  return { ...args, sort: SORT_ORDERS[sort] }
}
