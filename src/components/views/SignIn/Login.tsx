import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { formatAdminURL, getSafeRedirect } from 'payload/shared'
import { settings } from '../../../lib/settings'
import { Logo } from '../../frame/Brand/Logo'
import { LoginForm } from './LoginForm'
import styles from './SignIn.module.css'

/** Where people sign in. Who has a session is led to where they wanted to go. */
export function Login({ initPageResult: { req }, searchParams }: AdminViewServerProps) {
  const { admin, routes } = req.payload.config
  const wanted = getSafeRedirect({ fallbackTo: routes.admin, redirectTo: searchParams?.redirect ?? '' })
  if (req.user) redirect(wanted)
  return (
    <main className={styles.door}>
      <Logo />
      <LoginForm forgot={formatAdminURL({ adminRoute: routes.admin, path: admin.routes.forgot })} product={settings().PRODUCT_NAME} wanted={wanted} />
    </main>
  )
}
