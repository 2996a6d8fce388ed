import type { CollectionBeforeOperationHook, PayloadRequest, Where } from 'payload'
import { personOf } from '../../access/personOf'
import { isUuid } from '../../lib/values'
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
  await followClock(req, await tenantsRead(req, args.where))
  return { ...args, sort: BEHIND[sort] }
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
