import type { PayloadRequest } from 'payload'
import type { Grant } from '../../access/authority'
import { personOf } from '../../access/personOf'
import { markAddressVerified } from '../../database/accounts/credentials'
import { putOnScreen } from '../../database/accounts/profiles'
import { closeInvitation, type FoundInvitation } from '../../database/invitations/invitations'
import type { StoredPassword } from '../../lib/crypto/accountPasswords'

interface Joining {
  found: FoundInvitation
  given: { firstName?: string; lastName?: string }
  /** Of a newcomer; null for somebody who is signed in. */
  stored: StoredPassword | null
}

/** The account of the address, made now where there is none. Its mail has been read: the address is verified. */
export async function personOrNewcomer(
  req: PayloadRequest,
  { found, given, stored }: Joining,
): Promise<{ id: string; isNew: boolean }> {
  const { email } = found
  if (!stored) {
    const person = await personOf(req)
    return { id: person!.id, isNew: false }
  }
  const { id } = await req.payload.db.create({
    collection: 'users',
    data: {
      email,
      emailVerified: true,
      firstName: given.firstName || found.firstName,
      language: req.i18n.language,
      lastName: given.lastName || found.lastName,
      ...stored,
    },
    req,
  })
  return { id: String(id), isNew: true }
}

/** Uses the invitation up and gives what it promised. */
export async function join(
  req: PayloadRequest,
  { found, grant, userId }: { found: FoundInvitation; grant: Grant; userId: string },
): Promise<void> {
  await closeInvitation(req, found.id, 'accepted')
  const place = grant.kind === 'admin' ? { role: 'tenant-admin' } : { role: 'staff', userRole: grant.id }
  await req.payload.db.create({
    collection: 'memberships',
    data: { ...place, tenant: found.tenantId, user: userId },
    req,
    returning: false,
  })
  await markAddressVerified(req, userId)
  await putOnScreen(req, userId, found.tenantId)
}
