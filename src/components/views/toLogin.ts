import { redirect } from 'next/navigation'
import { formatAdminURL } from 'payload/shared'
import type { AdminViewServerProps } from 'payload'

/**
 * Sends somebody who is not signed in to the login, and from there back to where they wanted to go. Payload does so for
 * its own screens and leaves others to themselves. To be called before anything is read.
 */
export function toLogin({ initPageResult: { req } }: Pick<AdminViewServerProps, 'initPageResult'>): never {
  const { routes, admin } = req.payload.config
  const search = req.searchParams.size > 0 ? `?${req.searchParams}` : ''
  const query = new URLSearchParams({ redirect: `${req.pathname}${search}` })
  redirect(`${formatAdminURL({ adminRoute: routes.admin, path: admin.routes.login })}?${query}`)
}
