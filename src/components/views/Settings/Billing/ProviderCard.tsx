'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { isStale, StaleNotice } from '../../../settings/StaleNotice/StaleNotice'
import { useAction } from '../../../settings/useAction'
import { useFormState } from '../../../settings/useFormState'
import { SelectField, type Choice } from '../../../ui/Field/SelectField'
import { SaveBar } from '../../../ui/SaveBar/SaveBar'
import { SettingsCard } from '../../../ui/SettingsCard/SettingsCard'
import { Switch } from '../../../ui/Switch/Switch'
import { useWords } from '../../../ui/useWords'

interface Props {
  addons: Choice[]
  initial: { addons: string[]; plan: string }
  plans: Choice[]
  site: { id: string; updatedAt: string }
}

/** Where the provider gives a site another plan, and switches addons on and off. */
export function ProviderCard({ addons, initial, plans, site }: Props) {
  const t = useWords()
  const run = useAction()
  const router = useRouter()
  const { discard, isChanged, set, settle, values } = useFormState(initial)
  const [updatedAt, setUpdatedAt] = useState(site.updatedAt)
  const [isOutdated, setOutdated] = useState(false)
  const [isSaving, setSaving] = useState(false)

  async function save() {
    setSaving(true)
    const result = await run<{ updatedAt: string }>('updateTenantPlan', { id: site.id, addons: values.addons, plan: values.plan || null, updatedAt })
    setSaving(false)
    if (!result.success) {
      setOutdated(isStale(result.code))
      toast.error(result.error || t('billingFailed'))
      return
    }
    setUpdatedAt(result.doc.updatedAt)
    settle(values)
    toast.success(t('billingSaved'))
    router.refresh()
  }

  return (
    <>
      {isOutdated && <StaleNotice />}
      <SettingsCard help={t('billingProviderHelp')} title={t('billingProvider')}>
        <SelectField choices={[{ label: t('billingNoPlanChoice'), value: '' }, ...plans]} label={t('plan')} onValue={(plan) => set('plan', plan)} value={values.plan} />
        {addons.map(({ label, value }) => (
          <Switch
            isOn={values.addons.includes(value)}
            key={value}
            label={label}
            onChange={(isOn) => set('addons', isOn ? [...values.addons, value] : values.addons.filter((one) => one !== value))}
          />
        ))}
      </SettingsCard>
      <SaveBar isChanged={isChanged} isSaving={isSaving} onDiscard={discard} onSave={() => void save()} />
    </>
  )
}
