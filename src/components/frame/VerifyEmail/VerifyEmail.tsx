import type { PayloadRequest } from 'payload'
import { VerifyEmailBanner } from './VerifyEmailBanner'

/** Above everything, for somebody whose address is known to be unverified; unknown is not enough. */
export function VerifyEmail({ req }: { req?: PayloadRequest }) {
  const user = req?.user as { email?: string; emailVerified?: boolean | null } | null | undefined
  return user?.emailVerified === false && user.email ? <VerifyEmailBanner email={user.email} /> : null
}
