import type { PayloadRequest } from 'payload'
import { readProfile } from '../../../database/accounts/profiles'
import { queueMail } from '../../../emails/queueMail'
import { accountLink } from '../recordSignIn'

/** Emails a user that two-factor sign-in was enabled or disabled. */
export async function notifyOfSecondFactor(req: PayloadRequest, userId: string, isOn: boolean): Promise<void> {
  const profile = await readProfile(req, userId)
  if (profile)
    await queueMail(req, {
      content: { isOn, link: accountLink(req), name: profile.firstName ?? '', template: 'secondFactor' },
      to: profile.email,
    })
}
