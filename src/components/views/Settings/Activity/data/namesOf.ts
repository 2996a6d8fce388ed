import type { CollectionSlug, PayloadRequest } from 'payload'

/** Collections of the provider that lines refer to by id. */
const NAMED = ['addons', 'apps', 'plans'] as const satisfies CollectionSlug[]

/** Names of plans, addons and apps by id, as the person may read them. */
export async function namesOf(req: PayloadRequest): Promise<ReadonlyMap<string, string>> {
  const lists = await Promise.all(NAMED.map((collection) => req.payload.find({ collection, depth: 0, overrideAccess: false, pagination: false, req, select: { name: true }, user: req.user })))
  return new Map(lists.flatMap(({ docs }) => docs.map(({ id, name }) => [id, name] as const)))
}
