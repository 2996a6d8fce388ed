import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { administers } from '@/access/person'
import { readStoredSite } from '@/endpoints/settings/changeSite'
import { currencies, currencyLabel } from '@/lib/currencies/currencies'
import { DEFAULT_FORMATS } from '@/lib/formats/dateTimeFormats'
import { allDateNames } from '@/lib/formats/dateNames'
import { readPlatformSettings } from '@/globals/platformOf'
import { SettingsScreen } from '@/components/settings/SettingsScreen'
import { GeneralForm } from './GeneralForm'
import { loadPlanSummary } from './loadPlanSummary'
import { idOf } from '@/lib/values'
import type { Avatar } from '@/payload-types'
import { findStored } from '@/database/documents/stored'

/** General settings of the current site: name, picture, time zone, currency, date formats, plan and password. */
export const General = (view: AdminViewServerProps) => (
  <SettingsScreen may={administers} view={view}>
    {async ({ t, tenant }) => {
      const { req } = view.initPageResult
      const site = await readStoredSite(req, tenant.id)
      const { enabled, message, passwordHash } = site.passwordProtection ?? {}
      const formats = Object.entries(site.dateTimeFormats ?? {}).filter(([, value]) => value !== null)
      const [{ timezones: zones }, avatar, plan] = await Promise.all([
        readPlatformSettings(req),
        loadAvatarUrl(req, site.avatar),
        loadPlanSummary(req, site.plan),
      ])
      return {
        content: (
          <GeneralForm
            avatar={avatar}
            currencies={currencies.map((currency) => ({
              detail: currency.code,
              label: currencyLabel(currency, req.i18n.language),
              value: currency.code,
            }))}
            hasPassword={Boolean(passwordHash)}
            initial={{
              currency: site.currency,
              dateTimeFormats: { ...DEFAULT_FORMATS, ...Object.fromEntries(formats) },
              name: site.name,
              passwordProtection: { enabled: enabled ?? false, message: message ?? '', password: '' },
              timezone: site.timezone,
            }}
            now={new Date().toISOString()}
            plan={plan}
            site={{ id: site.id, slug: site.slug, updatedAt: site.updatedAt }}
            dateNames={allDateNames()}
            zones={(zones.includes(site.timezone) ? zones : [site.timezone, ...zones]).map((zone) => ({
              label: zone.replaceAll('_', ' '),
              value: zone,
            }))}
          />
        ),
        help: t('generalHelp'),
        title: t('general'),
        trail: [{ label: t('settings') }, { label: t('general') }],
      }
    }}
  </SettingsScreen>
)

/** URL of an avatar, preferably its square crop; null for none. */
async function loadAvatarUrl(req: PayloadRequest, avatar: unknown): Promise<string | null> {
  const id = idOf(avatar)
  if (!id) return null
  const found = await findStored<Avatar>(req, { collection: 'avatars', where: { id: { equals: id } } })
  const file = found?.sizes?.square?.filename ?? found?.filename
  const { routes, serverURL } = req.payload.config
  return file ? `${serverURL}${routes.api}/avatars/file/${encodeURIComponent(file)}` : null
}
