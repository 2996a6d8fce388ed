'use client'

import { CSP_PRESETS, type CspDirectives, type CspPreset } from '@/lib/csp/presets'
import { StaleNotice } from '@/components/settings/StaleNotice/StaleNotice'
import { useAction } from '@/components/settings/useAction'
import { useSettingsForm } from '@/components/settings/useSettingsForm'
import { SelectField } from '@/components/ui/Field/SelectField'
import { TextAreaField } from '@/components/ui/Field/TextAreaField'
import { TextField } from '@/components/ui/Field/TextField'
import { SaveBar } from '@/components/ui/SaveBar/SaveBar'
import { SettingsCard } from '@/components/ui/SettingsCard/SettingsCard'
import { Switch } from '@/components/ui/Switch/Switch'
import { useMessages } from '@/components/ui/useMessages'
import styles from '@/components/settings/Settings.module.css'
import { EffectiveHeader } from './EffectiveHeader'

interface SecurityValues {
  cookieBanner: { enabled: boolean; privacyPolicyUrl: string }
  csp: { directives: string; preset: CspPreset }
}

interface Props {
  initial: SecurityValues
  /** Directives that the site's apps require. */
  needed: CspDirectives
  site: { id: string; updatedAt: string }
}

/** The form of Settings > Security & Compliance. Directives are validated on the server. */
export function SecurityForm({ initial, needed, site }: Props) {
  const t = useMessages()
  const run = useAction()
  const { bar, isStale, problemOf, ref, set, values } = useSettingsForm({
    initial,
    savedMessage: t('securityUpdated'),
    send: (current, updatedAt) =>
      run<{ updatedAt: string }>('updateTenantSecurityCompliance', { id: site.id, updatedAt, ...current }),
    updatedAt: site.updatedAt,
  })
  const { cookieBanner, csp } = values

  return (
    <>
      <div className={styles.cards} ref={ref}>
        {isStale && <StaleNotice />}
        <SettingsCard help={t('cspHelp')} title={t('csp')}>
          <div className={styles.fields}>
            <SelectField
              choices={CSP_PRESETS.map((value) => ({ label: t(`cspPreset_${value}`), value }))}
              help={t(`cspPresetHelp_${csp.preset}`)}
              label={t('cspPreset')}
              onValue={(preset) => set('csp', { ...csp, preset: preset as CspPreset })}
              value={csp.preset}
            />
            <TextAreaField
              error={problemOf('csp.directives')}
              help={t('cspDirectivesHelp')}
              isCode
              label={t('cspDirectives')}
              onValue={(directives) => set('csp', { ...csp, directives })}
              placeholder={'{\n  "img-src": "https://pictures.example"\n}'}
              rows={5}
              value={csp.directives}
            />
            <EffectiveHeader csp={csp} needed={needed} />
          </div>
        </SettingsCard>
        <SettingsCard help={t('cookieBannerHelp')} title={t('cookieBanner')}>
          <div className={styles.fields}>
            <Switch
              isOn={cookieBanner.enabled}
              label={t('cookieBannerEnabled')}
              onChange={(enabled) => set('cookieBanner', { ...cookieBanner, enabled })}
            />
            <TextField
              error={problemOf('cookieBanner.privacyPolicyUrl')}
              inputMode="url"
              label={t('privacyPolicyUrl')}
              onValue={(privacyPolicyUrl) => set('cookieBanner', { ...cookieBanner, privacyPolicyUrl })}
              placeholder="https://"
              value={cookieBanner.privacyPolicyUrl}
            />
          </div>
        </SettingsCard>
      </div>
      <SaveBar {...bar} />
    </>
  )
}
