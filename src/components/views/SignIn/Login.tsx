import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { formatAdminURL, getSafeRedirect } from 'payload/shared'
import { settings } from '../../../lib/settings'
import { DoorScreen } from './DoorScreen'
import { LoginForm } from './LoginForm'

/** Where people sign in. Who has a session is led to where they wanted to go. */
export function Login({ initPageResult: { req }, searchParams }: AdminViewServerProps) {
  const { admin, routes } = req.payload.config
  const wanted = getSafeRedirect({ fallbackTo: routes.admin, redirectTo: searchParams?.redirect ?? '' })
  if (req.user) redirect(wanted)
  return (
    <DoorScreen areas={['account']} req={req}>
      <LoginForm forgot={formatAdminURL({ adminRoute: routes.admin, path: admin.routes.forgot })} product={settings().PRODUCT_NAME} wanted={wanted} />
    </DoorScreen>
  )
}
