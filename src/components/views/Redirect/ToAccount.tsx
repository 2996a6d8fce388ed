import { redirect } from 'next/navigation'
import { formatAdminURL } from 'payload/shared'
import type { AdminViewServerProps } from 'payload'

/** Redirects from Payload's account URL to ours. */
export function ToAccount({ initPageResult: { req } }: AdminViewServerProps) {
  redirect(formatAdminURL({ adminRoute: req.payload.config.routes.admin, path: '/auth/account' }))
}
