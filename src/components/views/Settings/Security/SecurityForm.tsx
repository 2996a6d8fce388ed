'use client'

import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import { CSP_PRESETS, type CspPreset } from '../../../../lib/csp/presets'
import { StaleNotice, isStale } from '../../../settings/StaleNotice/StaleNotice'
import { useAction } from '../../../settings/useAction'
import { useFormState } from '../../../settings/useFormState'
import { SelectField } from '../../../ui/Field/SelectField'
import { TextAreaField } from '../../../ui/Field/TextAreaField'
import { TextField } from '../../../ui/Field/TextField'
import { SaveBar } from '../../../ui/SaveBar/SaveBar'
import { SettingsCard } from '../../../ui/SettingsCard/SettingsCard'
import { Switch } from '../../../ui/Switch/Switch'
import { useWords } from '../../../ui/useWords'
import styles from '../../../settings/Settings.module.css'
import { EffectiveHeader } from './EffectiveHeader'

export interface SecurityValues {
  cookieBanner: { enabled: boolean; privacyPolicyUrl: string }
  csp: { directives: string; preset: CspPreset }
}

interface Props {
  initial: SecurityValues
  site: { id: string; updatedAt: string }
}

/** The form of Settings > Security & Compliance. What is wrong with the directives is the server's to say. */
export function SecurityForm({ initial, site }: Props) {
  const t = useWords()
  const run = useAction()
  const { discard, isChanged, set, settle, values } = useFormState(initial)
  const [updatedAt, setUpdatedAt] = useState(site.updatedAt)
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState<{ code: string; errors: { message: string; path?: string }[] } | null>(null)
  const problemOf = (path: string) => problem?.errors.find((one) => one.path === path)?.message
  const { cookieBanner, csp } = values

  async function save() {
    setSaving(true)
    const result = await run<{ updatedAt: string }>('updateTenantSecurityCompliance', { id: site.id, updatedAt, ...values })
    setSaving(false)
    if (!result.success) {
      setProblem({ code: result.code, errors: result.errors ?? [] })
      toast.error(result.error || t('settingsFailed'))
      return
    }
    setProblem(null)
    setUpdatedAt(result.doc.updatedAt)
    settle(values)
    toast.success(t('securityUpdated'))
  }

  return (
    <>
      <div className={styles.cards}>
        {isStale(problem?.code) && <StaleNotice />}
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
            <EffectiveHeader csp={csp} />
          </div>
        </SettingsCard>
        <SettingsCard help={t('cookieBannerHelp')} title={t('cookieBanner')}>
          <div className={styles.fields}>
            <Switch isOn={cookieBanner.enabled} label={t('cookieBannerEnabled')} onChange={(enabled) => set('cookieBanner', { ...cookieBanner, enabled })} />
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
      <SaveBar
        isChanged={isChanged}
        isSaving={isSaving}
        onDiscard={() => {
          discard()
          setProblem(null)
        }}
        onSave={() => void save()}
      />
    </>
  )
}
