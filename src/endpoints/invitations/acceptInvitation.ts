import { z } from 'zod'
import {
  cancelInvitationsTo,
  findInvitation,
  type FoundInvitation,
  closeInvitation,
} from '@/database/invitations/invitations'
import { findChangeRefusal, findGrantRefusal, type PersonAuthority, type Grant } from '@/access/authority'
import type { Person } from '@/access/person'
import { dbOf } from '@/database/connections'
import { lockValue } from '@/database/transactions'
import { hashAccountPassword, type StoredPassword } from '@/lib/crypto/accountPasswords'
import { defineOperation } from '@/endpoints/define'
import { conflict, OperationError, refused, unauthorized } from '@/endpoints/OperationError'
import { startSession } from '@/endpoints/accounts/startSession'
import { anyone } from '@/endpoints/routeRules'
import { assertSeatAvailable, lockPeople, providerAuthority, type LockedSite } from '@/endpoints/people/lockedSite'
import { grantOfInvitation } from './grantOfInvitation'
import { readStoredInvitation } from './invitation'
import type { PayloadRequest } from 'payload'
import { notify } from '@/endpoints/notices/notify'
import { idOf } from '@/lib/values'
import { hasSuperAdminRole, isMember } from '@/database/people/memberships'
import type { InviteToken } from '@/payload-types'
import { personOf } from '@/access/personOf'
import { markAddressVerified } from '@/database/accounts/credentials'
import { setLastTenant } from '@/database/accounts/profiles'
import { createStored } from '@/database/documents/stored'
import { translatorOf } from '@/i18n/translator'
import { PASSWORD_MIN } from '@/lib/accounts/personFields'

/** Notifies the inviter that the invitation was accepted. */
const notifyInviter = (
  req: PayloadRequest,
  { email, firstName, lastName, site, tenantId }: FoundInvitation,
  invitedBy: string,
): Promise<void> =>
  notify(req, {
    body: 'noticeJoinedBody',
    href: '/settings/users',
    recipients: [invitedBy],
    tenantId,
    title: 'noticeJoinedTitle',
    values: { email, name: [firstName, lastName].filter(Boolean).join(' ') || email, site },
  })

const AREA = 'invitations'

const input = z.strictObject({
  firstName: z.string().trim().max(80).optional(),
  lastName: z.string().trim().max(80).optional(),
  /** Required for new users. */
  password: z.string().min(PASSWORD_MIN).max(256).optional(),
  token: z.string().min(20).max(200),
})

const invitationUnusable = (req: PayloadRequest) =>
  new OperationError({
    code: `not_found:${AREA}`,
    message: translatorOf(req.i18n)('refusedInvitationDead'),
    status: 404,
  })

/** Accepts an invitation by its token, as the signed-in user or as a new user who chooses a password. */
export const acceptInvitation = defineOperation({
  name: 'acceptInvitation',
  area: AREA,
  audit: 'people.joined',
  input,
  limit: { by: ['ip'], points: 60, seconds: 600 },
  method: 'post',
  output: z.object({ message: z.string(), tenantId: z.uuid() }),
  path: '/users/accept-invitation',
  // Hashes the password before anything is locked.
  prepare: async ({ input: { password, token }, person, req }) => {
    const found = await findInvitation(req, token)
    if (!found) throw invitationUnusable(req)
    assertInvitee(req, found, person)
    if (found.hasAccount) return { found, stored: null }
    if (!password)
      throw refused(AREA, translatorOf(req.i18n)('refusedPasswordLength', { least: PASSWORD_MIN }), 'password')
    return { found, stored: await hashAccountPassword(password) }
  },
  run: async ({ audit, input: submitted, prepared, req }) => {
    const { found, stored } = prepared
    const { people, tenant } = await lockPeople(req, found.tenantId)
    if (stored) await lockValue(await dbOf(req), 'email', found.email.toLowerCase())
    // Checked again under the lock: the invitation may have been used, cancelled or replaced meanwhile, or the address
    // may have joined another tenant.
    const current = await findInvitation(req, submitted.token)
    if (!current) throw invitationUnusable(req)
    if (stored) assertInvitee(req, current, null)
    const invitation = await readStoredInvitation(req, found.id)
    const inviter = await inviterOf(req, people, invitation)
    const grant = await grantOfInvitation(req, tenant.id, invitation)
    if (!inviter || findGrantRefusal(inviter, grant)) throw invitationUnusable(req)
    await assertSeatAvailable(req, tenant, found.id)
    const user = await findOrCreateUser(req, { found, submitted, stored })
    const known = people.get(user.id)
    if (known?.kind === 'owner' || (await isMember(req, tenant.id, user.id)))
      throw conflict(AREA, translatorOf(req.i18n)('refusedWorksAlready'))
    // Collaborators of an organisation can join the staff, too. Its role replaces what they may do through it.
    if (known?.kind === 'collaborator' && findChangeRefusal(inviter, known))
      throw conflict(AREA, translatorOf(req.i18n)('refusedInvitationWeaker'))
    await join(req, { found, grant, userId: user.id })
    await notifyInviter(req, found, inviter.userId)
    if (user.isNew) await startSession(req, { email: found.email, id: user.id })
    audit({ after: { email: found.email, role: grant.title }, target: `users/${user.id}` })
    return { message: `Welcome to ${found.site}.`, tenantId: tenant.id }
  },
  summary: 'Accept an invitation to a site',
  tenant: async ({ token }, req) => (await findInvitation(req, token))?.tenantId ?? null,
  who: anyone,
})

/**
 * @throws OperationError 401 if the invited account must sign in first, 409 if the signed-in user is not the invited
 *   one
 */
function assertInvitee(req: PayloadRequest, { email, hasAccount }: FoundInvitation, person: Person | null): void {
  if (person && person.email.toLowerCase() !== email.toLowerCase())
    throw conflict(AREA, translatorOf(req.i18n)('refusedInvitationOther', { email }))
  if (!person && hasAccount)
    throw new OperationError({
      code: `unauthorized:${AREA}`,
      message: translatorOf(req.i18n)('refusedInvitationSignIn', { email }),
      status: 401,
    })
}

/** The authority of the inviter if they can still invite. */
async function inviterOf(
  req: PayloadRequest,
  people: LockedSite['people'],
  { invitedBy }: InviteToken,
): Promise<PersonAuthority | null> {
  const id = idOf(invitedBy)
  if (!id) return null
  const authority = people.get(id)
  if (authority) return authority.keys.has('users:admin') ? authority : null
  return (await hasSuperAdminRole(req, id)) ? providerAuthority(req, id) : null
}

interface NewMember {
  found: FoundInvitation
  submitted: { firstName?: string; lastName?: string }
  /** Password hash of a new user; null if signed in. */
  stored: StoredPassword | null
}

/** Finds the signed-in user, or creates an account. The token proves access to the address, so it is verified. */
async function findOrCreateUser(
  req: PayloadRequest,
  { found, stored, submitted }: NewMember,
): Promise<{ id: string; isNew: boolean }> {
  const { email } = found
  if (!stored) {
    const person = await personOf(req)
    if (!person) throw unauthorized(AREA)
    return { id: person.id, isNew: false }
  }
  const { id } = await createStored(req, {
    collection: 'users',
    data: {
      email,
      emailVerified: true,
      firstName: submitted.firstName || found.firstName,
      language: req.i18n.language,
      lastName: submitted.lastName || found.lastName,
      ...stored,
    },
  })
  return { id: String(id), isNew: true }
}

/** Closes this and earlier invitations, and creates the membership. */
async function join(
  req: PayloadRequest,
  { found, grant, userId }: { found: FoundInvitation; grant: Grant; userId: string },
): Promise<void> {
  await closeInvitation(req, found.id, 'accepted')
  await cancelInvitationsTo(req, found.tenantId, found.email)
  const membership = grant.kind === 'admin' ? { role: 'tenant-admin' } : { role: 'staff', userRole: grant.id }
  await createStored(req, {
    collection: 'memberships',
    data: { ...membership, tenant: found.tenantId, user: userId },
    returning: false,
  })
  await markAddressVerified(req, userId)
  await setLastTenant(req, userId, found.tenantId)
}
