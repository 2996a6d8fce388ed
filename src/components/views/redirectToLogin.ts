import { redirect } from 'next/navigation'
import { formatAdminURL } from 'payload/shared'
import type { AdminViewServerProps } from 'payload'

/**
 * Redirects to sign-in, and from there back to the requested page. Payload does so for its own screens but not for
 * custom ones. Call it before loading any data.
 */
export function redirectToLogin({ initPageResult: { req } }: Pick<AdminViewServerProps, 'initPageResult'>): never {
  const { routes, admin } = req.payload.config
  const search = req.searchParams.size > 0 ? `?${req.searchParams}` : ''
  const query = new URLSearchParams({ redirect: `${req.pathname}${search}` })
  redirect(`${formatAdminURL({ adminRoute: routes.admin, path: admin.routes.login })}?${query}`)
}
