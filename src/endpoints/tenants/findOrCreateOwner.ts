import type { PayloadRequest } from 'payload'
import { dbOf } from '../../database/dbOf'
import { lockValue } from '../../database/locks'
import { newToken } from '../../lib/crypto/tokens'

export interface Newcomer {
  email: string
  firstName: string
  lastName: string
}

/** The account of an address; made with a password that nobody knows where there is none yet. */
export async function findOrCreateOwner(
  req: PayloadRequest,
  { email, firstName, lastName }: Newcomer,
): Promise<{ id: string; isNew: boolean }> {
  // Two sites of one new owner, made at the same moment.
  await lockValue(await dbOf(req), 'email', email)
  const known = await req.payload.db.findOne<{ id: string }>({
    collection: 'users',
    req,
    where: { email: { equals: email } },
  })
  if (known) return { id: String(known.id), isNew: false }
  const user = await req.payload.create({
    collection: 'users',
    data: { email, emailVerified: false, firstName, lastName, password: newToken() },
    // Only the provider reaches this, and it sets nothing but name and address.
    overrideAccess: true,
    req,
  })
  return { id: user.id, isNew: true }
}
