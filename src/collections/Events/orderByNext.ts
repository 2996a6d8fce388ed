import type { CollectionBeforeOperationHook } from 'payload'
import { followClock } from '../../database/events/nextPerformance'

/** Name of the field that the list of events is in the order of. */
export const NEXT = 'nextPerformance'

/** Behind those to come: those without a date, then those that are over, the last first. */
const BEHIND: Record<string, string[]> = { [NEXT]: [NEXT, '-startDate'], [`-${NEXT}`]: [`-${NEXT}`, 'startDate'] }

/**
 * Reads events in the order of their next performance where somebody asks for it. The screen does unless another order was
 * chosen; to programs that ask for none, the last changed come first, as of every other type.
 */
export const orderByNext: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'read' || !('sort' in args)) return args
  const asked: unknown = args.sort
  const sort = typeof asked === 'string' ? asked : Array.isArray(asked) && asked.length === 1 ? String(asked[0]) : ''
  if (!asked) return { ...args, sort: '-updatedAt' }
  if (!Object.hasOwn(BEHIND, sort)) return args
  await followClock(req)
  return { ...args, sort: BEHIND[sort] }
}
