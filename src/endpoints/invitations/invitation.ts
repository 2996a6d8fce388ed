import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { InviteToken } from '../../payload-types'
import { notFound } from '../OperationError'
import { documentLike } from '../documentLike'
import { findStored } from '@/database/documents/stored'

/** An invitation as its tenant's people see it: without anything that lets somebody use it. */
export const invitation = documentLike<InviteToken>({
  id: z.uuid(),
  createdAt: z.string(),
  email: z.string(),
  expiresAt: z.string(),
  metadata: z.object({ firstName: z.string().nullish(), lastName: z.string().nullish() }).optional(),
  status: z.enum(['accepted', 'cancelled', 'expired', 'pending']),
})

const INVITATION_DAYS = 7

export const newExpiry = (): string => new Date(Date.now() + INVITATION_DAYS * 24 * 60 * 60 * 1000).toISOString()

/** An invitation as the caller may read it. */
export const readInvitation = (req: PayloadRequest, id: string): Promise<InviteToken> =>
  req.payload.findByID({ id, collection: 'invite-tokens', depth: 0, overrideAccess: false, req })

/** An invitation as stored, its state as it is by now. Call it with the tenant locked. */
export async function storedInvitation(req: PayloadRequest, id: string): Promise<InviteToken> {
  const stored = await findStored<InviteToken>(req, {
    collection: 'invite-tokens',
    where: { id: { equals: id } },
  })
  if (!stored) throw notFound('invitations')
  return { ...stored, status: stateOf(stored) }
}

/** One whose time is over has expired, whether that was written down yet or not. */
const stateOf = ({ expiresAt, status }: Pick<InviteToken, 'expiresAt' | 'status'>): InviteToken['status'] =>
  status === 'pending' && Date.parse(expiresAt) <= Date.now() ? 'expired' : status
