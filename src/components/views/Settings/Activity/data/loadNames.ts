import type { CollectionSlug, PayloadRequest } from 'payload'

/** Collections of the provider that entries refer to by id. */
const NAMED = ['addons', 'apps', 'plans'] as const satisfies CollectionSlug[]

/** Names by id, as far as the user can read them: plans, add-ons, apps, and roles of the site. */
export async function loadNames(req: PayloadRequest, tenantId: string): Promise<ReadonlyMap<string, string>> {
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
  ])
}
