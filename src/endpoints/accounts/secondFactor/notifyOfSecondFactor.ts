import type { PayloadRequest } from 'payload'
import { readProfile } from '../../../database/accounts/profiles'
import { queueMail } from '../../../emails/queueMail'
import { accountLink } from '../noteSignIn'

/** Tells a person by mail that a code is asked of them from now on, or no longer. */
export async function notifyOfSecondFactor(req: PayloadRequest, userId: string, isOn: boolean): Promise<void> {
  const profile = await readProfile(req, userId)
  if (profile)
    await queueMail(req, {
      content: { isOn, link: accountLink(req), name: profile.firstName ?? '', template: 'secondFactor' },
      to: profile.email,
    })
}
