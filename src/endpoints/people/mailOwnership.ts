import type { PayloadRequest } from 'payload'
import { findStored } from '@/database/documents/stored'
import { readSignInHistory } from '@/database/accounts/sessions'
import { queueMail } from '@/emails/queueMail'
import { issueResetToken, resetLink } from '@/endpoints/accounts/accountTokens'
import type { User } from '@/payload-types'
import { adminLink } from './adminLink'
import { readContact, type Contact } from './readContact'

const SEVEN_DAYS_MINUTES = 7 * 24 * 60

interface Transfer {
  site: { id: string; name: string }
  /** Id of the new owner. */
  owner: string
  /** Id of the previous owner; null if there was none. */
  previous: string | null
}

/**
 * Tells the new and the previous owner of a site, in the request's transaction. A new owner whose account was not used yet is
 * welcomed instead, with a link to set a password.
 */
export async function mailOwnership(
  req: PayloadRequest,
  { owner, previous, site }: Transfer,
): Promise<{ newOwner: Contact; previousOwner: Contact | null }> {
  const newOwner = await readContact(req, owner)
  const previousOwner = previous ? await readContact(req, previous) : null
  const isNew = await isUnused(req, owner)
  for (const contact of [newOwner, previousOwner]) {
    if (!contact) continue
    const [name, isNewOwner] = [contact.firstName, contact === newOwner]
    await queueMail(req, {
      content:
        isNew && isNewOwner
          ? {
              isNew,
              link: resetLink(req, await issueResetToken(req, owner, SEVEN_DAYS_MINUTES)),
              name,
              site: site.name,
              template: 'welcomeOwner',
            }
          : {
              from: previousOwner?.name ?? '',
              isNewOwner,
              link: adminLink(req, '/settings/users'),
              name,
              site: site.name,
              template: 'ownershipTransferred',
              to: newOwner.name,
            },
      tenantId: site.id,
      to: contact.email,
    })
  }
  return { newOwner, previousOwner }
}

/** Sign-ins of long ago are deleted, but an address stays confirmed. */
async function isUnused(req: PayloadRequest, userId: string): Promise<boolean> {
  const user = await findStored<User>(req, {
    collection: 'users',
    select: { emailVerified: true },
    where: { id: { equals: userId } },
  })
  return !user?.emailVerified && !(await readSignInHistory(req, userId, ''))?.hasSignedIn
}
