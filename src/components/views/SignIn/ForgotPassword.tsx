import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { hrefs } from '../hrefs'
import { AuthScreen } from './AuthScreen'
import { ForgotForm } from './ForgotForm'

/** Where people ask for a link to choose a new password. Who has a session changes it in the account. */
export function ForgotPassword({ initPageResult: { req } }: AdminViewServerProps) {
  if (req.user) redirect(hrefs(req)('/auth/account'))
  return (
    <AuthScreen areas={['account']} req={req}>
      <ForgotForm login={hrefs(req)('/login')} />
    </AuthScreen>
  )
}
