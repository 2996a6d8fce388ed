import type { PayloadRequest } from 'payload'
import { readProfile } from '../../database/accounts/profiles'
import { personName } from '../../lib/names/personName'
import { notFound } from '../OperationError'

export interface Contact {
  email: string
  firstName: string
  /** As others see them. */
  name: string
}

/** How to write to a person. */
export async function contactOf(req: PayloadRequest, userId: string): Promise<Contact> {
  const profile = await readProfile(req, userId)
  if (!profile) throw notFound('people')
  return { email: profile.email, firstName: profile.firstName ?? '', name: personName(profile) }
}
