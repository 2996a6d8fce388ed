import type { PayloadRequest } from 'payload'
import { readProfile } from '@/database/accounts/profiles'
import { queueMail } from '@/emails/queueMail'
import { accountLink } from '@/endpoints/accounts/recordSignIn'

/**
 * Emails a person about one of their passkeys.
 * @param passkey its name
 */
export async function notifyOfPasskey(
  req: PayloadRequest,
  userId: string,
  passkey: string,
  change: 'added' | 'blocked' | 'ended',
): Promise<void> {
  const profile = await readProfile(req, userId)
  if (profile)
    await queueMail(req, {
      content: { change, link: accountLink(req), name: profile.firstName ?? '', passkey, template: 'passkey' },
      to: profile.email,
    })
}
