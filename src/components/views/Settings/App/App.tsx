import { notFound } from 'next/navigation'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { hasPermission } from '@/access/person'
import { appFieldsOf } from '@/collections/AppConfig/appFields'
import { readStoredSite } from '@/endpoints/settings/changeSite'
import { SettingsScreen } from '@/components/settings/SettingsScreen'
import { hrefs } from '../../hrefs'
import { loadApp } from '../../Apps/data/loadApp'
import { loadPlanSummary } from '../General/loadPlanSummary'
import { AppActions } from './AppActions'
import { AppDetail } from './AppDetail'

/** One app of the catalogue: description, publisher, and whether it is enabled on the current site. */
export const App = (view: AdminViewServerProps) => (
  <SettingsScreen areas={['apps']} may={(person, id) => hasPermission(person, 'settings:apps', id)} view={view}>
    {async ({ person, t, tenant }) => {
      const { req } = view.initPageResult
      const found = await loadApp(req, tenant, String((view.params?.segments as string[] | undefined)?.at(2)))
      if (!found) notFound()
      const { app, card } = found
      const hrefOf = hrefs(req)
      const canConfigure =
        card.isEnabled &&
        appFieldsOf(req.payload, app.handle) !== null &&
        hasPermission(person, 'apps:admin', tenant.id)
      const hasLargestPlan = card.needsUpgrade && (await isOnLargestPlan(req, tenant.id))
      return {
        actions: <AppActions app={card} canConfigure={canConfigure} siteId={tenant.id} />,
        content: (
          <AppDetail
            app={app}
            card={card}
            hasLargestPlan={hasLargestPlan}
            t={t}
            upgradeHref={hrefOf('/settings/billing')}
          />
        ),
        help: card.description,
        title: app.name,
        trail: [{ label: t('settings') }, { label: t('apps'), url: hrefOf('/settings/apps') }, { label: app.name }],
      }
    }}
  </SettingsScreen>
)

/** Whether no plan costs more than that of the site. */
async function isOnLargestPlan(req: PayloadRequest, tenantId: string): Promise<boolean> {
  const { plan } = await readStoredSite(req, tenantId)
  return (await loadPlanSummary(req, plan))?.isLargest ?? false
}
