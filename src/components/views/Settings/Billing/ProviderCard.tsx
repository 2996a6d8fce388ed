'use client'

import { useRouter } from 'next/navigation'
import { StaleNotice } from '@/components/settings/StaleNotice/StaleNotice'
import { useAction } from '@/components/settings/useAction'
import { useSettingsForm } from '@/components/settings/useSettingsForm'
import { SelectField, type Choice } from '@/components/ui/Field/SelectField'
import { SaveBar } from '@/components/ui/SaveBar/SaveBar'
import { SettingsCard } from '@/components/ui/SettingsCard/SettingsCard'
import { Switch } from '@/components/ui/Switch/Switch'
import { useMessages } from '@/components/ui/useMessages'

interface Props {
  addons: Choice[]
  initial: { addons: string[]; plan: string }
  plans: Choice[]
  site: { id: string; updatedAt: string }
}

/** Lets the provider change a site's plan and add-ons. */
export function ProviderCard({ addons, initial, plans, site }: Props) {
  const t = useMessages()
  const router = useRouter()
  const run = useAction()
  const { bar, isStale, set, values } = useSettingsForm({
    failedMessage: ({ error }) => error || t('billingFailed'),
    initial,
    onSaved: () => router.refresh(),
    savedMessage: t('billingSaved'),
    send: ({ addons: active, plan }, updatedAt) =>
      run<{ updatedAt: string }>('updateTenantPlan', { id: site.id, updatedAt, addons: active, plan: plan || null }),
    updatedAt: site.updatedAt,
  })

  return (
    <>
      {isStale && <StaleNotice />}
      <SettingsCard help={t('billingProviderHelp')} title={t('billingProvider')}>
        <SelectField
          choices={[{ label: t('billingNoPlanChoice'), value: '' }, ...plans]}
          label={t('plan')}
          onValue={(plan) => set('plan', plan)}
          value={values.plan}
        />
        {addons.map(({ label, value }) => (
          <Switch
            isOn={values.addons.includes(value)}
            key={value}
            label={label}
            onChange={(isOn) =>
              set('addons', isOn ? [...values.addons, value] : values.addons.filter((addon) => addon !== value))
            }
          />
        ))}
      </SettingsCard>
      <SaveBar {...bar} />
    </>
  )
}
