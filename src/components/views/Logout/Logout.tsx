import { redirect } from 'next/navigation'
import { formatAdminURL } from 'payload/shared'
import type { AdminViewServerProps } from 'payload'
import { LogoutNow } from './LogoutNow'

/** Ends the session and redirects to sign-in. Redirects at once if there is no session. */
export function Logout({ initPageResult: { req } }: AdminViewServerProps) {
  const { admin, routes } = req.payload.config
  const login = formatAdminURL({ adminRoute: routes.admin, path: admin.routes.login })
  if (!req.user) redirect(login)
  return <LogoutNow login={login} />
}
