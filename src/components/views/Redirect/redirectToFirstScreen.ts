import { redirect } from 'next/navigation'
import type { ImportMap, SanitizedConfig } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { personOf } from '@/access/personOf'
import { firstScreen, isPathPrefix } from '@/lib/navigation/activeSection'
import { navigationOf } from '@/components/frame/navigation/navigationOf'
import { requestOf } from '@/components/requestOf'

interface Page {
  config: Promise<SanitizedConfig>
  importMap: ImportMap
  /** Segments of the URL below the admin's root. */
  segments: string[]
}

/**
 * Redirects an incomplete URL (`/settings`, `/collections`), typed by hand, to the first screen below it that the user
 * can open, or to sign-in without a session. For some of these Payload would show its not-found page before looking for
 * a custom view.
 */
export async function redirectToFirstScreen({ config, importMap, segments }: Page): Promise<void> {
  if (!isPathPrefix(segments)) return
  const req = await requestOf(config, importMap)
  const { admin, routes } = req.payload.config
  const toHref = (path: `/${string}`) => formatAdminURL({ adminRoute: routes.admin, path })
  const person = await personOf(req)
  if (!person) redirect(`${toHref(admin.routes.login)}?${new URLSearchParams({ redirect: toHref(`/${segments[0]}`) })}`)
  redirect(toHref(firstScreen(segments, navigationOf(req, person))))
}
