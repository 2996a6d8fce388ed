import type { PayloadRequest } from 'payload'
import { VerifyEmailBanner } from './VerifyEmailBanner'

/** Banner for a user whose email address is known to be unverified; an unknown state does not count. */
export function VerifyEmail({ req }: { req?: PayloadRequest }) {
  const user = req?.user as { email?: string; emailVerified?: boolean | null } | null | undefined
  return user?.emailVerified === false && user.email ? <VerifyEmailBanner email={user.email} /> : null
}
