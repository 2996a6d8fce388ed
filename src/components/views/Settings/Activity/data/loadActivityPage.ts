import type { PayloadRequest, Where } from 'payload'
import { callboardOf } from '@/access/registryOf'
import { actionsOfKind, type ActivityActions } from '@/lib/activity/actions'
import { dayAfter, type ActivityFilters, type Cursor } from '@/lib/activity/filters'
import type { AuditLog } from '@/payload-types'

export const LINES_SHOWN = 50

export interface ActivityPage {
  lines: AuditLog[]
  /** Cursor of the next page; null on the last one. */
  older: Cursor | null
}

/** One page of a site's audit log, newest first, restricted to what the user can read. */
export async function loadActivityPage(
  req: PayloadRequest,
  tenantId: string,
  filters: ActivityFilters,
): Promise<ActivityPage> {
  const { docs } = await req.payload.find({
    collection: 'audit-log',
    depth: 0,
    limit: LINES_SHOWN + 1,
    overrideAccess: false,
    pagination: false,
    req,
    sort: ['-createdAt', '-id'],
    user: req.user,
    where: { and: [{ tenant: { equals: tenantId } }, ...conditionsOf(filters, callboardOf(req.payload).actions)] },
  })
  const lines = docs.slice(0, LINES_SHOWN)
  const last = docs.length > LINES_SHOWN ? lines.at(-1) : undefined
  return { lines, older: last ? { at: last.createdAt, id: last.id } : null }
}

function conditionsOf({ before, from, kind, person, to }: ActivityFilters, actions: ActivityActions): Where[] {
  return [
    ...(person ? [byPerson(person)] : []),
    ...(kind ? [{ action: { in: actionsOfKind(actions, kind) } }] : []),
    ...(from ? [{ createdAt: { greater_than_equal: `${from}T00:00:00.000Z` } }] : []),
    ...(to ? [{ createdAt: { less_than: dayAfter(to) } }] : []),
    ...(before
      ? [
          {
            or: [
              { createdAt: { less_than: before.at } },
              { and: [{ createdAt: { equals: before.at } }, { id: { less_than: before.id } }] },
            ],
          },
        ]
      : []),
  ]
}

function byPerson(person: string): Where {
  if (person === 'provider') return { asProvider: { equals: true } }
  if (person === 'automatic') return { actorEmail: { exists: false } }
  return { actor: { equals: person } }
}
