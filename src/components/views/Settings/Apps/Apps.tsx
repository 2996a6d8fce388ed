import type { AdminViewServerProps } from 'payload'
import { holds } from '../../../../access/person'
import { SettingsScreen } from '../../../settings/SettingsScreen'
import { appsOf } from '../../Apps/data/appsOf'
import { Catalogue } from './Catalogue'

/** The catalogue of all apps available to the current site. */
export const Apps = (view: AdminViewServerProps) => (
  <SettingsScreen areas={['apps']} may={(person, id) => holds(person, 'settings:apps', id)} view={view}>
    {async ({ t, tenant }) => ({
      content: <Catalogue apps={await appsOf(view.initPageResult.req, tenant)} />,
      help: t('appsHelp'),
      title: t('apps'),
      trail: [{ label: t('settings') }, { label: t('apps') }],
    })}
  </SettingsScreen>
)
