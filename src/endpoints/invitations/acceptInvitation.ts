import { z } from 'zod'
import { findInvitation, type FoundInvitation, closeInvitation } from '../../database/invitations/invitations'
import { findGrantRefusal, type PersonAuthority, type Grant } from '../../access/authority'
import type { Person } from '../../access/person'
import { dbOf } from '../../database/connections'
import { lockValue } from '../../database/locks'
import { hashAccountPassword, type StoredPassword } from '../../lib/crypto/accountPasswords'
import { defineOperation } from '../define'
import { conflict, OperationError, refused, signedOut } from '../OperationError'
import { startSession } from '../accounts/startSession'
import { anyone } from '../routeRules'
import { requireSeat, lockPeople, providerAuthority, type LockedSite } from '../people/site'
import { grantOfInvitation } from './grantOfInvitation'
import { storedInvitation } from './invitation'
import type { PayloadRequest } from 'payload'
import { notify } from '../notices/notify'
import { idOf } from '@/lib/values'
import { hasSuperAdminRole } from '@/database/people/places'
import type { InviteToken } from '@/payload-types'
import { personOf } from '@/access/personOf'
import { markAddressVerified } from '@/database/accounts/credentials'
import { putOnScreen } from '@/database/accounts/profiles'
import { createStored } from '@/database/documents/stored'

/** Lets whoever invited know that it worked. */
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
  firstName: z.string().trim().max(80, 'At most 80 characters').optional(),
  lastName: z.string().trim().max(80, 'At most 80 characters').optional(),
  /** For somebody without an account. */
  password: z.string().min(10, 'At least 10 characters').max(256, 'At most 256 characters').optional(),
  token: z.string().min(20).max(200),
})

const gone = () =>
  new OperationError({
    code: `not_found:${AREA}`,
    message: 'This invitation cannot be used any more. Ask whoever invited you to send it again.',
    status: 404,
  })

/** Joins a site with the link of an invitation: as who is signed in, or as somebody new who chooses a password. */
export const acceptInvitation = defineOperation({
  name: 'acceptInvitation',
  area: AREA,
  audit: 'people.joined',
  input,
  limit: { by: ['ip'], points: 60, seconds: 600 },
  method: 'post',
  output: z.object({ message: z.string(), tenantId: z.uuid() }),
  path: '/users/accept-invitation',
  // The password is hashed before anything is locked.
  prepare: async ({ input: { password, token }, person, req }) => {
    const found = await findInvitation(req, token)
    if (!found) throw gone()
    refuseOthers(found, person)
    if (found.hasAccount) return { found, stored: null }
    if (!password) throw refused(AREA, 'Choose a password of at least 10 characters.', 'password')
    return { found, stored: await hashAccountPassword(password) }
  },
  run: async ({ audit, input: given, prepared, req }) => {
    const { found, stored } = prepared!
    const { people, tenant } = await lockPeople(req, found.tenantId)
    if (stored) await lockValue(await dbOf(req), 'email', found.email.toLowerCase())
    // Somebody may have used, cancelled or replaced it while this waited, or joined another site with the same address.
    const open = await findInvitation(req, given.token)
    if (!open) throw gone()
    if (stored) refuseOthers(open, null)
    const invitation = await storedInvitation(req, found.id)
    const inviter = await inviterOf(req, people, invitation)
    const grant = await grantOfInvitation(req, tenant.id, invitation)
    if (!inviter || findGrantRefusal(inviter, grant)) throw gone()
    await requireSeat(req, tenant, found.id)
    const user = await findOrCreateUser(req, { found, given, stored })
    if (isOfStaff(people.get(user.id))) throw conflict(AREA, 'You work here already.')
    await join(req, { found, grant, userId: user.id })
    await notifyInviter(req, found, inviter.userId)
    if (user.isNew) await startSession(req, { email: found.email, id: user.id })
    audit({ after: { email: found.email, role: grant.title }, target: `users/${user.id}` })
    return { message: `Welcome to ${found.site}.`, tenantId: tenant.id }
  },
  summary: 'Join a site with an invitation',
  tenant: async ({ token }, req) => (await findInvitation(req, token))?.tenantId ?? null,
  who: anyone,
})

/** @throws OperationError 401 where the account of the address has to sign in first, 409 for somebody else */
function refuseOthers({ email, hasAccount }: FoundInvitation, person: Person | null): void {
  if (person && person.email.toLowerCase() !== email.toLowerCase())
    throw conflict(AREA, `This invitation is for ${email}. Sign out first, then open it again.`)
  if (!person && hasAccount)
    throw new OperationError({ code: `unauthorized:${AREA}`, message: `Sign in as ${email} to join.`, status: 401 })
}

/** Whoever comes through an organisation may join the staff as well. */
const isOfStaff = (standing: PersonAuthority | undefined): boolean =>
  standing !== undefined && standing.kind !== 'collaborator' && standing.kind !== 'provider'

/** Whoever invited, if they may still invite. */
async function inviterOf(
  req: PayloadRequest,
  people: LockedSite['people'],
  { invitedBy }: InviteToken,
): Promise<PersonAuthority | null> {
  const id = idOf(invitedBy)
  if (!id) return null
  const standing = people.get(id)
  if (standing) return standing.keys.has('users:admin') ? standing : null
  return (await hasSuperAdminRole(req, id)) ? providerAuthority(req, id) : null
}

interface Joining {
  found: FoundInvitation
  given: { firstName?: string; lastName?: string }
  /** Of a newcomer; null for somebody who is signed in. */
  stored: StoredPassword | null
}

/** The account of the address, made now where there is none. Its mail has been read: the address is verified. */
async function findOrCreateUser(
  req: PayloadRequest,
  { found, given, stored }: Joining,
): Promise<{ id: string; isNew: boolean }> {
  const { email } = found
  if (!stored) {
    const person = await personOf(req)
    if (!person) throw signedOut(AREA)
    return { id: person.id, isNew: false }
  }
  const { id } = await createStored(req, {
    collection: 'users',
    data: {
      email,
      emailVerified: true,
      firstName: given.firstName || found.firstName,
      language: req.i18n.language,
      lastName: given.lastName || found.lastName,
      ...stored,
    },
  })
  return { id: String(id), isNew: true }
}

/** Uses the invitation up and gives what it promised. */
async function join(
  req: PayloadRequest,
  { found, grant, userId }: { found: FoundInvitation; grant: Grant; userId: string },
): Promise<void> {
  await closeInvitation(req, found.id, 'accepted')
  const place = grant.kind === 'admin' ? { role: 'tenant-admin' } : { role: 'staff', userRole: grant.id }
  await createStored(req, {
    collection: 'memberships',
    data: { ...place, tenant: found.tenantId, user: userId },
    returning: false,
  })
  await markAddressVerified(req, userId)
  await putOnScreen(req, userId, found.tenantId)
}
