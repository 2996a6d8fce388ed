import type { AdminViewServerProps } from 'payload'
import { NotAllowed, redirectToLogin, Screen } from '@/exports/rsc'
import { personOf, translatorOf } from '@/exports/server'
import { hasPermission, permissionKey } from '@/exports/shared'
import { publishKey } from '@/access/permissions'
import { releasableTypes } from '../lib/permissions'
import { Releases } from './Releases'

/** The screen that lists the releases of the current site. */
export async function ReleasesScreen(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const person = await personOf(req)
  if (!person) return redirectToLogin(view)
  const tenant = person.current
  const maySee = releasableTypes(req).some(
    ({ group }) =>
      hasPermission(person, permissionKey(group.name, 'manage'), tenant?.id) ||
      hasPermission(person, publishKey(group), tenant?.id),
  )
  if (!tenant || !maySee) return <NotAllowed view={view} />
  return (
    <Screen areas={['releases']} trail={[{ label: translatorOf(req.i18n)('releasesTitle') }]} view={view}>
      <Releases key={tenant.id} tenantId={tenant.id} />
    </Screen>
  )
}
