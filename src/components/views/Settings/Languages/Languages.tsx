import { RenderServerComponent } from '@payloadcms/ui/elements/RenderServerComponent'
import type { AdminViewServerProps } from 'payload'
import { hasPermission } from '@/access/person'
import { callboardOf } from '@/access/registryOf'
import { readStoredSite } from '@/endpoints/settings/changeSite'
import { readPlatformSettings } from '@/globals/platformOf'
import { contentLanguages, languageLabel, suggestedFirst, siteLanguages } from '@/lib/languages/languages'
import { planLimit } from '@/lib/plans/planAllows'
import { plansHref } from '@/components/settings/plansHref'
import { SettingsScreen } from '@/components/settings/SettingsScreen'
import { LanguagesList } from './LanguagesList'

/** The content languages of the current site. */
export const Languages = (view: AdminViewServerProps) => (
  <SettingsScreen may={(person, id) => hasPermission(person, 'settings:languages', id)} view={view}>
    {async ({ person, t, tenant }) => {
      const { req } = view.initPageResult
      const [site, platform] = await Promise.all([readStoredSite(req, tenant.id), readPlatformSettings(req)])
      const { defaultLanguage, languages, publishedLanguages } = siteLanguages(site)
      return {
        content: (
          <>
            <LanguagesList
              additional={planLimit(tenant, 'additional_locales')}
              initial={languages.map((code) => ({
                code,
                isDefault: code === defaultLanguage,
                isPublished: publishedLanguages.includes(code),
                label: languageLabel(code),
              }))}
              offered={suggestedFirst(contentLanguages, platform.languages).map(({ code, label, rightToLeft }) => ({
                detail: rightToLeft ? `${code} · ${t('languagesRightToLeft')}` : code,
                label,
                value: code,
              }))}
              plansHref={plansHref(req, person, tenant.id)}
              site={{ id: site.id, updatedAt: site.updatedAt }}
            />
            {callboardOf(req.payload).components.languages.map((Component) =>
              RenderServerComponent({
                Component,
                importMap: req.payload.importMap,
                key: Component,
                serverProps: { req, tenantId: tenant.id },
              }),
            )}
          </>
        ),
        help: t('languagesHelp'),
        title: t('languages'),
        trail: [{ label: t('settings') }, { label: t('languages') }],
      }
    }}
  </SettingsScreen>
)
