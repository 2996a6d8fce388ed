import type { PayloadRequest } from 'payload'
import { readProfile } from '@/database/accounts/profiles'
import { personName } from '@/lib/names/personName'
import { notFound } from '@/endpoints/OperationError'

export interface Contact {
  email: string
  firstName: string
  /** Display name. */
  name: string
}

/**
 * Reads a user's contact details.
 * @throws OperationError 404
 */
export async function readContact(req: PayloadRequest, userId: string): Promise<Contact> {
  const profile = await readProfile(req, userId)
  if (!profile) throw notFound('people')
  return { email: profile.email, firstName: profile.firstName ?? '', name: personName(profile) }
}
