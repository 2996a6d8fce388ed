import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { formatAdminURL, getSafeRedirect } from 'payload/shared'
import { platformOf } from '../../../globals/platformOf'
import { AuthScreen } from './AuthScreen'
import { LoginForm } from './LoginForm'

/** Where people sign in. Who has a session is led to where they wanted to go. */
export async function Login({ initPageResult: { req }, searchParams }: AdminViewServerProps) {
  const { admin, routes } = req.payload.config
  const wanted = getSafeRedirect({ fallbackTo: routes.admin, redirectTo: searchParams?.redirect ?? '' })
  if (req.user) redirect(wanted)
  const { productName } = await platformOf(req)
  return (
    <AuthScreen areas={['account']} req={req}>
      <LoginForm
        forgot={formatAdminURL({ adminRoute: routes.admin, path: admin.routes.forgot })}
        product={productName}
        wanted={wanted}
      />
    </AuthScreen>
  )
}
