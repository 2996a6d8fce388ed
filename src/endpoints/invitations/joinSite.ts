import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import type { Grant } from '../../access/authority'
import { personOf } from '../../access/personOf'
import { dbOf } from '../../database/dbOf'
import type { StoredPassword } from '../../lib/crypto/accountPasswords'
import type { FoundInvitation } from './findInvitation'

interface Joining {
  found: FoundInvitation
  given: { firstName?: string; lastName?: string }
  /** Of a newcomer; null for somebody who is signed in. */
  stored: StoredPassword | null
}

/** The account of the address, made now where there is none. Its mail has been read: the address is verified. */
export async function personOrNewcomer(req: PayloadRequest, { found, given, stored }: Joining): Promise<{ id: string; isNew: boolean }> {
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
export async function join(req: PayloadRequest, { found, grant, userId }: { found: FoundInvitation; grant: Grant; userId: string }): Promise<void> {
  const db = await dbOf(req)
  await db.execute(sql`update invite_tokens set status = 'accepted', token_hash = null, updated_at = now() where id = ${found.id}::uuid`)
  const place = grant.kind === 'admin' ? { role: 'tenant-admin' } : { role: 'staff', userRole: grant.id }
  await req.payload.db.create({ collection: 'memberships', data: { ...place, tenant: found.tenantId, user: userId }, req, returning: false })
  await db.execute(sql`update users set email_verified = true, last_tenant_id = ${found.tenantId}::uuid where id = ${userId}::uuid`)
}
