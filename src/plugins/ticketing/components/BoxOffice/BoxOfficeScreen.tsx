import type { AdminViewServerProps } from 'payload'
import { NotAllowed, redirectToLogin, Screen } from '@/exports/rsc'
import { personOf, translatorOf } from '@/exports/server'
import { hasPermission, hrefs } from '@/exports/shared'
import { PageHeader } from '@/components/ui/PageHeader/PageHeader'
import { DEMO_KEYS } from '../../demo/operations'
import { demoTenant } from '../../demo/setUp'
import { toBoxOfficeOutput } from '../../demo/shownBoxOffice'
import { FEATURE } from '../../lib/connections/requireTicketing'
import { demoBoxOfficePort } from '../../settings'
import { BoxOffice } from './BoxOffice'

/** The demo theatre's box office, for trying out syncs to its website. */
export async function BoxOfficeScreen(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const person = await personOf(req)
  if (!person) return redirectToLogin(view)
  const tenant = demoBoxOfficePort() === null ? null : await demoTenant(req)
  if (!tenant || !DEMO_KEYS.some((key) => hasPermission(person, key, tenant)))
    return <NotAllowed feature={FEATURE} view={view} />
  const t = translatorOf(req.i18n)
  const hrefOf = hrefs(req)
  const initial = await toBoxOfficeOutput(req, tenant)
  return (
    <Screen
      areas={['settings', 'ticketing']}
      trail={[{ label: t('apps'), url: hrefOf('/apps') }, { label: t('ticketingDemoTitle') }]}
      view={view}
    >
      <PageHeader help={t('ticketingDemoHelp')} title={t('ticketingDemoTitle')} />
      <BoxOffice
        hrefs={{ events: hrefOf('/collections/events') }}
        initial={initial}
        canConnect={hasPermission(person, 'apps:admin', tenant)}
        tenant={tenant}
      />
    </Screen>
  )
}
