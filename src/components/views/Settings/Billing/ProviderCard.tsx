'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useApi } from '../../../settings/useApi'
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
  siteId: string
}

/** Where the provider gives a site another plan, and switches addons on and off. */
export function ProviderCard({ addons, initial, plans, siteId }: Props) {
  const t = useWords()
  const call = useApi()
  const router = useRouter()
  const { discard, isChanged, set, settle, values } = useFormState(initial)
  const [isSaving, setSaving] = useState(false)

  async function save() {
    setSaving(true)
    const result = await call('PATCH', `/tenants/${siteId}`, { addons: values.addons.map((addon) => ({ active: true, addon })), plan: values.plan || null })
    setSaving(false)
    if (!result.success) {
      toast.error(result.error || t('billingFailed'))
      return
    }
    settle(values)
    toast.success(t('billingSaved'))
    router.refresh()
  }

  return (
    <>
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
