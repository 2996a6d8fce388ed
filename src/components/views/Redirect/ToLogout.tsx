import { redirect } from 'next/navigation'
import { formatAdminURL } from 'payload/shared'
import type { AdminViewServerProps } from 'payload'

/** Redirects from Payload's logout URL to ours. */
export function ToLogout({ initPageResult: { req } }: AdminViewServerProps) {
  redirect(formatAdminURL({ adminRoute: req.payload.config.routes.admin, path: '/auth/logout' }))
}
