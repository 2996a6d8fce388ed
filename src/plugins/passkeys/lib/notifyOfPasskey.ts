import type { PayloadRequest } from 'payload'
import { readProfile } from '@/database/accounts/profiles'
import { queueMail } from '@/emails/queueMail'
import { accountLink } from '@/endpoints/accounts/recordSignIn'

/**
 * Emails a person about one of their passkeys.
 * @param passkey its name; empty if all were ended
 */
export async function notifyOfPasskey(
  req: PayloadRequest,
  userId: string,
  passkey: string,
  template: 'passkeyAdded' | 'passkeyBlocked' | 'passkeyEnded',
): Promise<void> {
  const profile = await readProfile(req, userId)
  if (profile)
    await queueMail(req, {
      content: { link: accountLink(req), name: profile.firstName ?? '', passkey, template },
      to: profile.email,
    })
}
