import type { PayloadRequest } from 'payload'
import { personName } from '../../lib/names/personName'

/** The name of a user who works on the same document; null without an id or if the user no longer exists. */
export async function findPersonName(req: PayloadRequest, id: string | null): Promise<string | null> {
  if (!id) return null
  const person = await req.payload.findByID({
    id,
    collection: 'users',
    depth: 0,
    disableErrors: true,
    // Only the name is returned, which the edit screen shows to everyone who may edit the document.
    overrideAccess: true,
    req,
  })
  return person ? personName(person) : null
}
