import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { hrefs } from '../hrefs'
import { AuthScreen } from './AuthScreen'
import { ForgotForm } from './ForgotForm'

/** Lets visitors request a link to reset their password. Signed-in users are redirected to their account. */
export function ForgotPassword({ initPageResult: { req } }: AdminViewServerProps) {
  if (req.user) redirect(hrefs(req)('/auth/account'))
  return (
    <AuthScreen areas={['account']} req={req}>
      <ForgotForm login={hrefs(req)('/login')} />
    </AuthScreen>
  )
}
