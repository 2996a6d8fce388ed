import type { AdminViewServerProps } from 'payload'
import { administers } from '@/access/person'
import { appsPolicy } from '@/endpoints/apps/singleDocument'
import { readStoredSite } from '@/endpoints/settings/changeSite'
import { DEFAULT_CSP_PRESET } from '@/lib/csp/presets'
import { SettingsScreen } from '@/components/settings/SettingsScreen'
import { SecurityForm } from './SecurityForm'

/** Content security policy and cookie banner of the current site. */
export const Security = (view: AdminViewServerProps) => (
  <SettingsScreen may={administers} view={view}>
    {async ({ t, tenant }) => {
      const { id, cookieBanner, csp, updatedAt } = await readStoredSite(view.initPageResult.req, tenant.id)
      return {
        content: (
          <SecurityForm
            initial={{
              cookieBanner: {
                enabled: cookieBanner?.enabled ?? false,
                privacyPolicyUrl: cookieBanner?.privacyPolicyUrl ?? '',
              },
              csp: { directives: csp?.directives ?? '', preset: csp?.preset ?? DEFAULT_CSP_PRESET },
            }}
            needed={await appsPolicy(view.initPageResult.req.payload, tenant.id)}
            site={{ id, updatedAt }}
          />
        ),
        help: t('securityHelp'),
        title: t('security'),
        trail: [{ label: t('settings') }, { label: t('security') }],
      }
    }}
  </SettingsScreen>
)
