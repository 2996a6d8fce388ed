import type { AdminViewServerProps } from 'payload'
import { hasPermission } from '@/access/person'
import { readSingleton, type SingletonState } from '@/endpoints/apps/singleDocument'
import { appPartOf } from '@/access/registryOf'
import { appFieldsOf } from '@/collections/AppConfig/appFields'
import { publicSettings } from '@/lib/apps/publicSettings'
import { SettingsScreen } from '@/components/settings/SettingsScreen'
import { Button } from '@/components/ui/Button/Button'
import { EmptyState } from '@/components/ui/EmptyState/EmptyState'
import { List } from '@/components/ui/List/List'
import { hrefs } from '../../hrefs'
import { loadApps } from '../data/loadApps'
import { InstalledApp } from './InstalledApp'
import styles from './InstalledApps.module.css'

/** The apps enabled on the current site, with links to their settings. */
export const InstalledApps = (view: AdminViewServerProps) => (
  <SettingsScreen
    areas={['apps']}
    may={(person, id) => hasPermission(person, 'apps:admin', id) || hasPermission(person, 'settings:apps', id)}
    view={view}
  >
    {async ({ person, t, tenant }) => {
      const { req } = view.initPageResult
      const hrefOf = hrefs(req)
      const mayConfigure = hasPermission(person, 'apps:admin', tenant.id)
      const mayManage = hasPermission(person, 'settings:apps', tenant.id)
      const apps = (await loadApps(req, tenant)).filter(({ isEnabled }) => isEnabled)
      const settings: SingletonState['settings'] = mayConfigure
        ? (await readSingleton(req, 'app-config', tenant.id)).settings
        : {}
      const rows = apps.map((app) => {
        const own = mayConfigure ? appFieldsOf(req.payload, app.handle) : null
        const isReady = !own || publicSettings(own.flattenedFields, settings[app.handle] ?? {}) !== null
        return (
          <InstalledApp
            app={app}
            href={
              own || (mayConfigure && appPartOf(req.payload, app.handle)?.panel) ? hrefOf(`/apps/${app.handle}`) : null
            }
            isReady={isReady}
            key={app.id}
          />
        )
      })
      return {
        actions: mayManage && <Button href={hrefOf('/settings/apps')}>{t('appsManage')}</Button>,
        content:
          rows.length > 0 ? (
            <div className={styles.box}>
              <List label={t('apps')}>{rows}</List>
            </div>
          ) : (
            <div className={styles.box}>
              <EmptyState
                action={mayManage && <Button href={hrefOf('/settings/apps')}>{t('appsBrowse')}</Button>}
                icon="Blocks"
                title={t('appsNoneInstalled')}
              >
                {t('appsNoneInstalledHelp')}
              </EmptyState>
            </div>
          ),
        help: t('appsInstalledHelp'),
        title: t('apps'),
        trail: [{ label: t('apps') }],
      }
    }}
  </SettingsScreen>
)
