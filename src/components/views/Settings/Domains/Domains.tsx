import type { AdminViewServerProps } from 'payload'
import { hasPermission } from '@/access/person'
import { readSite } from '@/endpoints/settings/changeSite'
import { plansHref } from '@/components/settings/plansHref'
import { SettingsScreen } from '@/components/settings/SettingsScreen'
import { DomainsOverview } from './DomainsOverview'
import { toSiteDomains } from './siteDomain'

/** The domains of the current site. */
export const Domains = (view: AdminViewServerProps) => (
  <SettingsScreen areas={['domains']} may={(person, id) => hasPermission(person, 'settings:domains', id)} view={view}>
    {async ({ person, t, tenant }) => {
      const { req } = view.initPageResult
      const site = await readSite(req, tenant.id)
      return {
        content: (
          <DomainsOverview
            initial={toSiteDomains(site)}
            plansHref={plansHref(req, person, tenant.id)}
            site={{ id: site.id, updatedAt: site.updatedAt }}
          />
        ),
        help: t('domainsHelp'),
        title: t('domains'),
        trail: [{ label: t('settings') }, { label: t('domains') }],
      }
    }}
  </SettingsScreen>
)
