import type { PayloadRequest } from 'payload'
import { personName } from '@/lib/names/personName'

/** The name of a user who works on the same document; null without an id or if the user no longer exists. */
export const findPersonName = async (req: PayloadRequest, id: string | null): Promise<string | null> =>
  id === null ? null : ((await findPersonNames(req, [id])).get(id) ?? null)

/** The names of users who work on the same documents, by id. Users that no longer exist are left out. */
export async function findPersonNames(req: PayloadRequest, ids: Iterable<string>): Promise<Map<string, string>> {
  const unique = [...new Set(ids)]
  if (unique.length === 0) return new Map()
  const { docs } = await req.payload.find({
    collection: 'users',
    depth: 0,
    limit: unique.length,
    // Only the names are returned, which the edit screen shows to everyone who may edit the document.
    overrideAccess: true,
    pagination: false,
    req,
    where: { id: { in: unique } },
  })
  return new Map(docs.map((person) => [person.id, personName(person)]))
}
