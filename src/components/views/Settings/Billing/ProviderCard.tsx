'use client'

import { useRouter } from 'next/navigation'
import { StaleNotice } from '../../../settings/StaleNotice/StaleNotice'
import { useSiteForm } from '../../../settings/useSiteForm'
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
  const router = useRouter()
  const { bar, isStale, set, values } = useSiteForm({
    action: 'updateTenantPlan',
    failedWord: t('billingFailed'),
    initial,
    onSaved: () => router.refresh(),
    savedWord: t('billingSaved'),
    site,
    toInput: ({ addons: active, plan }) => ({ addons: active, plan: plan || null }),
  })

  return (
    <>
      {isStale && <StaleNotice />}
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
      <SaveBar {...bar} />
    </>
  )
}
