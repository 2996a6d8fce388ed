import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { InviteToken } from '../../payload-types'
import { notFound } from '../OperationError'
import { documentSchema } from '../documentSchema'
import { findStored } from '@/database/documents/stored'
import type { TenantSummary } from '../../access/person'
import { queueMail } from '../../emails/queueMail'
import { personName } from '../../lib/names/personName'

/** An invitation for users of its tenant, without its token. */
export const invitation = documentSchema<InviteToken>({
  id: z.uuid(),
  createdAt: z.string(),
  email: z.string(),
  expiresAt: z.string(),
  metadata: z.object({ firstName: z.string().nullish(), lastName: z.string().nullish() }).optional(),
  status: z.enum(['accepted', 'cancelled', 'expired', 'pending']),
})

const INVITATION_DAYS = 7

export const invitationExpiry = (): string => new Date(Date.now() + INVITATION_DAYS * 24 * 60 * 60 * 1000).toISOString()

/** Reads an invitation with the caller's access. */
export const readInvitation = (req: PayloadRequest, id: string): Promise<InviteToken> =>
  req.payload.findByID({ id, collection: 'invite-tokens', depth: 0, overrideAccess: false, req })

/**
 * Reads an invitation with its current status. Call it with the tenant locked.
 * @throws OperationError 404
 */
export async function readStoredInvitation(req: PayloadRequest, id: string): Promise<InviteToken> {
  const stored = await findStored<InviteToken>(req, {
    collection: 'invite-tokens',
    where: { id: { equals: id } },
  })
  if (!stored) throw notFound('invitations')
  return { ...stored, status: currentStatus(stored) }
}

/** A pending invitation past its expiry counts as expired even before the status is updated. */
const currentStatus = ({ expiresAt, status }: Pick<InviteToken, 'expiresAt' | 'status'>): InviteToken['status'] =>
  status === 'pending' && Date.parse(expiresAt) <= Date.now() ? 'expired' : status

export interface InvitationMail {
  email: string
  firstName: string
  isReminder: boolean
  role: string
  token: string
}

/** Emails the invitation. The invitee's language is unknown, so it is in the inviter's. */
export async function sendInvitation(
  req: PayloadRequest,
  tenant: TenantSummary,
  { email, firstName, isReminder: isAgain, role, token }: InvitationMail,
): Promise<void> {
  const { routes, serverURL } = req.payload.config
  await queueMail(req, {
    content: {
      inviter: personName(req.user ?? {}),
      isAgain,
      link: `${serverURL}${routes.admin}/invite/${token}`,
      name: firstName,
      role,
      site: tenant.name,
      template: 'invitation',
    },
    language: req.i18n.language,
    tenantId: tenant.id,
    to: email,
  })
}
