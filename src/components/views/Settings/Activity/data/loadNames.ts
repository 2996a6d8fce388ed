import type { CollectionSlug, PayloadRequest } from 'payload'
import { personName } from '@/lib/names/personName'
import { isUuid } from '@/lib/values'
import type { AuditLog } from '@/payload-types'

/** Collections of the provider that entries refer to by id. */
const NAMED = ['addons', 'apps', 'plans'] as const satisfies CollectionSlug[]

/** Fields of entries that hold the id of a person. */
const PEOPLE = ['owner', 'user']

/**
 * Names by id: plans, add-ons, apps, and roles of the site, as far as the user can read them, and the people in the
 * entries.
 */
export async function loadNames(
  req: PayloadRequest,
  tenantId: string,
  lines: Pick<AuditLog, 'after' | 'before'>[],
): Promise<ReadonlyMap<string, string>> {
  const all = { depth: 0, overrideAccess: false, pagination: false, req, user: req.user }
  const lists = await Promise.all(
    NAMED.map((collection) => req.payload.find({ collection, select: { name: true }, ...all })),
  )
  const roles = await req.payload.find({
    collection: 'user-roles',
    select: { title: true },
    where: { tenant: { equals: tenantId } },
    ...all,
  })
  return new Map([
    ...lists.flatMap(({ docs }) => docs.map(({ id, name }) => [id, name] as const)),
    ...roles.docs.map(({ id, title }) => [id, title] as const),
    ...(await peopleIn(req, lines)),
  ])
}

async function peopleIn(
  req: PayloadRequest,
  lines: Pick<AuditLog, 'after' | 'before'>[],
): Promise<(readonly [string, string])[]> {
  const ids = lines
    .flatMap(({ after, before }) => [before, after].map((side) => ({ ...(side as object) }) as Record<string, unknown>))
    .flatMap((side) => PEOPLE.map((name) => side[name]).filter(isUuid))
  if (ids.length === 0) return []
  const { docs } = await req.payload.find({
    collection: 'users',
    depth: 0,
    // Also who has left. Whoever reads these entries may know whom they are about.
    overrideAccess: true,
    pagination: false,
    req,
    select: { displayName: true, email: true, firstName: true, lastName: true },
    where: { id: { in: [...new Set(ids)] } },
  })
  return docs.map((user) => [user.id, personName(user)] as const)
}
