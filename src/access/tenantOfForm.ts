import type { PayloadRequest } from 'payload'
import { idOf } from './idOf'
import { isMember } from './person'
import { personOf } from './personOf'

/**
 * The tenant of the document that a form shows: the one that its data names, else the one on screen. The data comes
 * from the browser, so a tenant that the person does not belong to counts as none.
 * @param data of the document, as the form has it
 */
export async function tenantOfForm(req: PayloadRequest, data: unknown): Promise<string | null> {
  const named = typeof data === 'object' && data !== null && 'tenant' in data ? idOf(data.tenant) : null
  // Nobody is signed in for our own jobs: their data is stored data.
  if (named && !req.user) return named
  const person = await personOf(req)
  if (!named) return person?.current?.id ?? null
  return isMember(person, named) ? named : null
}
