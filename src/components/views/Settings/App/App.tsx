import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { hasPermission } from '../../../../access/person'
import { appFieldsOf } from '../../../../collections/AppConfig/appFields'
import { SettingsScreen } from '../../../settings/SettingsScreen'
import { hrefs } from '../../hrefs'
import { loadApp } from '../../Apps/data/loadApp'
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
      return {
        actions: <AppActions app={card} canConfigure={canConfigure} siteId={tenant.id} />,
        content: (
          <AppDetail
            app={app}
            card={card}
            plan={tenant.plan?.name ?? ''}
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
