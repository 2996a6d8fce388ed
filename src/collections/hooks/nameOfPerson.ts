import type { PayloadRequest } from 'payload'
import { personName } from '../../lib/names/personName'

/** The name of somebody who works on the same document; null for nobody, and for whoever is gone. */
export async function nameOfPerson(req: PayloadRequest, id: string | null): Promise<string | null> {
  if (!id) return null
  const person = await req.payload.findByID({
    id,
    collection: 'users',
    depth: 0,
    disableErrors: true,
    // Their name only, as the dialog of the screen shows it to whoever may edit the document.
    overrideAccess: true,
    req,
  })
  return person ? personName(person) : null
}
