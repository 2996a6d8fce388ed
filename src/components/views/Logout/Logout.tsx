import { redirect } from 'next/navigation'
import { formatAdminURL } from 'payload/shared'
import type { AdminViewServerProps } from 'payload'
import { LogoutNow } from './LogoutNow'

/** Ends the session and leads to the login. Who has none is led there at once. */
export function Logout({ initPageResult: { req } }: AdminViewServerProps) {
  const { admin, routes } = req.payload.config
  const login = formatAdminURL({ adminRoute: routes.admin, path: admin.routes.login })
  if (!req.user) redirect(login)
  return <LogoutNow login={login} />
}
