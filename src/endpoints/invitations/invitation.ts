import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { createStored, findStored } from '@/database/documents/stored'
import type { InviteToken } from '@/payload-types'
import { conflict, notFound } from '@/endpoints/OperationError'
import type { TenantSummary } from '@/access/person'
import { queueMail } from '@/emails/queueMail'
import { personName } from '@/lib/names/personName'
import { inputProblem } from '@/i18n/inputs/inputProblem'
import { findGrantRefusal } from '@/access/authority'
import { cancelInvitationsTo, expireInvitations, findAddress } from '@/database/invitations/invitations'
import { hashToken, newToken } from '@/lib/crypto/envelope'
import { defineOperation, documentSchema } from '@/endpoints/define'
import { withAnyPermission } from '@/endpoints/routeRules'
import {
  readGrant,
  roleId,
  assertNotRefused,
  assertSeatAvailable,
  lockSiteForActor,
  tenantOfInput,
  tenantInput,
} from '@/endpoints/people/lockedSite'
import { translatorOf } from '@/i18n/translator'
import { accountEmail } from '@/endpoints/emailInput'

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

/** Control characters, text direction marks, and anything that email clients turn into a link. */
const DISALLOWED_IN_NAME = /[\p{C}<>]|:\/\/|\bwww\.|\b[\w-]+\.[a-z]{2,}\b(?=\/|$|\s)/iu

/** A name that is used in emails: up to 80 characters, without control characters or anything that looks like a URL. */
const givenName = z
  .string()
  .trim()
  .min(1)
  .max(80)
  .refine((text) => !DISALLOWED_IN_NAME.test(text), inputProblem('nameCharacters'))

const input = z.strictObject({
  email: accountEmail(),
  firstName: givenName,
  lastName: givenName,
  roleId,
  ...tenantInput,
})

/** Invites someone to a tenant's staff. Works the same whether or not they have an account, and does not reveal it. */
export const inviteStaff = defineOperation({
  name: 'inviteStaff',
  area: 'people',
  audit: 'people.invited',
  input,
  limit: { by: ['tenant'], points: 100, seconds: 24 * 60 * 60 },
  method: 'post',
  output: invitation,
  path: '/users/invite-staff',
  run: async ({ audit, input: { email, firstName, lastName, roleId: requestedRole }, person, req, tenantId }) => {
    const { actor, tenant } = await lockSiteForActor(req, tenantId, person, 'users:admin')
    const grant = await readGrant(req, tenant.id, requestedRole)
    assertNotRefused(req, findGrantRefusal(actor, grant))
    await assertNotInvited(req, tenant.id, email)
    await assertSeatAvailable(req, tenant)
    await cancelInvitationsTo(req, tenant.id, email)
    const token = newToken()
    const { id } = await createStored(req, {
      collection: 'invite-tokens',
      data: {
        email,
        expiresAt: invitationExpiry(),
        invitedBy: actor.userId,
        metadata: { firstName, lastName },
        role: grant.kind === 'admin' ? 'tenant-admin' : 'staff',
        status: 'pending',
        tenant: tenant.id,
        tokenHash: hashToken(token),
        userRoles: grant.kind === 'role' ? grant.id : null,
      },
    })
    await sendInvitation(req, tenant, {
      email,
      firstName,
      isReminder: false,
      role: grant.kind === 'admin' ? '' : grant.title,
      token,
    })
    audit({ after: { email, role: grant.title }, target: `invite-tokens/${String(id)}` })
    return readInvitation(req, String(id))
  },
  status: 201,
  summary: "Invite someone to a site's staff",
  tenant: tenantOfInput,
  who: withAnyPermission('users:admin'),
})

/**
 * @param exceptId id of the invitation that is sent again
 * @throws OperationError 409 if the address belongs to a member or has a pending invitation
 */
export async function assertNotInvited(
  req: PayloadRequest,
  tenantId: string,
  email: string,
  exceptId: string | null = null,
): Promise<void> {
  // Otherwise an expired invitation would prevent a new one.
  await expireInvitations(req, tenantId)
  const { isInvited, isMember } = await findAddress(req, tenantId, email, exceptId)
  if (isMember) throw conflict('people', translatorOf(req.i18n)('refusedAddressWorks'), 'email')
  if (isInvited) throw conflict('invitations', translatorOf(req.i18n)('refusedAddressOpen'), 'email')
}
