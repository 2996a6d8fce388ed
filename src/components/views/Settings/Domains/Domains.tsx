import type { AdminViewServerProps } from 'payload'
import { holds } from '../../../../access/person'
import { readSite } from '../../../../endpoints/settings/changeSite'
import { SettingsScreen } from '../../../settings/SettingsScreen'
import { DomainsBoard } from './DomainsBoard'
import { toSiteDomains } from './siteDomain'

/** The names of the site on screen. */
export const Domains = (view: AdminViewServerProps) => (
  <SettingsScreen areas={['domains']} may={(person, id) => holds(person, 'settings:domains', id)} view={view}>
    {async ({ t, tenant }) => {
      const site = await readSite(view.initPageResult.req, tenant.id)
      return {
        content: <DomainsBoard initial={toSiteDomains(site)} site={{ id: site.id, updatedAt: site.updatedAt }} />,
        help: t('domainsHelp'),
        title: t('domains'),
        trail: [{ label: t('settings') }, { label: t('domains') }],
      }
    }}
  </SettingsScreen>
)
