import { redirect } from 'next/navigation'
import type { ImportMap, SanitizedConfig } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { personOf } from '../../../access/personOf'
import { firstScreen, isBeginning } from '../../../lib/navigation/firstScreen'
import { navigationOf } from '../../frame/navigation/navigationOf'
import { requestOf } from '../../requestOf'

interface Page {
  config: Promise<SanitizedConfig>
  importMap: ImportMap
  /** Of the address, below the admin's root. */
  segments: string[]
}

/**
 * Redirects from the beginning of an address (`/settings`, `/collections`), typed by hand, to the first screen below it
 * that the person may open, and to the login whoever is signed out. Payload says at some of them that there is nothing,
 * before it looks for a view of ours.
 */
export async function toFirstScreen({ config, importMap, segments }: Page): Promise<void> {
  if (!isBeginning(segments)) return
  const req = await requestOf(config, importMap)
  const { admin, routes } = req.payload.config
  const at = (path: `/${string}`) => formatAdminURL({ adminRoute: routes.admin, path })
  const person = await personOf(req)
  if (!person) redirect(`${at(admin.routes.login)}?${new URLSearchParams({ redirect: at(`/${segments[0]}`) })}`)
  redirect(at(firstScreen(segments, navigationOf(req, person))))
}
