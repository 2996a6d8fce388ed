import type { AdminViewServerProps } from 'payload'
import { hasPermission } from '@/access/person'
import { SettingsScreen } from '@/components/settings/SettingsScreen'
import { loadApps } from '../../Apps/data/loadApps'
import { Catalogue } from './Catalogue'

/** The catalogue of all apps available to the current site. */
export const Apps = (view: AdminViewServerProps) => (
  <SettingsScreen areas={['apps']} may={(person, id) => hasPermission(person, 'settings:apps', id)} view={view}>
    {async ({ t, tenant }) => ({
      content: <Catalogue apps={await loadApps(view.initPageResult.req, tenant)} />,
      help: t('appsHelp'),
      title: t('apps'),
      trail: [{ label: t('settings') }, { label: t('apps') }],
    })}
  </SettingsScreen>
)
