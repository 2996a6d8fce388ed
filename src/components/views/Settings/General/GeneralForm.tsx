'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { DateTimeFormats, DisplayLocale } from '@/lib/formats/dateTimeFormats'
import type { DateNames } from '@/lib/formats/dateNames'
import { StaleNotice } from '@/components/settings/StaleNotice/StaleNotice'
import { useAction } from '@/components/settings/useAction'
import { useSettingsForm } from '@/components/settings/useSettingsForm'
import { Combobox, type Option } from '@/components/ui/Combobox/Combobox'
import { SelectField, type Choice } from '@/components/ui/Field/SelectField'
import { TextField } from '@/components/ui/Field/TextField'
import { SaveBar } from '@/components/ui/SaveBar/SaveBar'
import { SettingsCard } from '@/components/ui/SettingsCard/SettingsCard'
import { useMessages } from '@/components/ui/useMessages'
import styles from '@/components/settings/Settings.module.css'
import { AvatarField } from './AvatarField'
import { FormatsCard } from './FormatsCard'
import { PasswordCard, type PasswordProtection } from './PasswordCard'
import { PlanCard } from './PlanCard'
import type { PlanSummary } from './loadPlanSummary'

interface GeneralValues {
  currency: string
  dateTimeFormats: DateTimeFormats
  name: string
  passwordProtection: PasswordProtection
  timezone: string
}

interface Props {
  avatar: string | null
  currencies: Option[]
  hasPassword: boolean
  initial: GeneralValues
  /** The moment shown in the preview, ISO 8601. */
  now: string
  plan: PlanSummary | null
  site: { id: string; slug: string; updatedAt: string }
  dateNames: Record<DisplayLocale, DateNames>
  zones: Choice[]
}

/** The form of Settings > General. The picture is stored immediately, everything else with the save bar. */
export function GeneralForm({ avatar, currencies, hasPassword, initial, now, plan, site, dateNames, zones }: Props) {
  const t = useMessages()
  const router = useRouter()
  const run = useAction()
  const [hasStoredPassword, setHasStoredPassword] = useState(hasPassword)
  const { bar, isStale, problemOf, ref, set, setUpdatedAt, updatedAt, values } = useSettingsForm({
    initial,
    onSaved: (_, saved) => {
      setHasStoredPassword(hasStoredPassword || saved.passwordProtection.password !== '')
      router.refresh()
      return { ...saved, passwordProtection: { ...saved.passwordProtection, password: '' } }
    },
    savedMessage: t('generalUpdated'),
    send: (current, knownUpdatedAt) =>
      run<{ updatedAt: string }>('updateTenantGeneral', { id: site.id, updatedAt: knownUpdatedAt, ...current }),
    updatedAt: site.updatedAt,
  })

  return (
    <>
      <div className={styles.cards} ref={ref}>
        {isStale && <StaleNotice />}
        <SettingsCard title={t('generalSite')}>
          <div className={styles.fields}>
            <AvatarField
              initial={avatar}
              name={values.name}
              onChanged={setUpdatedAt}
              site={{ ...site, updatedAt: updatedAt ?? site.updatedAt }}
            />
            <TextField
              error={problemOf('name')}
              label={t('generalName')}
              maxLength={120}
              onValue={(value) => set('name', value)}
              required
              value={values.name}
            />
            <div className={styles.pair}>
              <SelectField
                choices={zones}
                error={problemOf('timezone')}
                label={t('generalTimezone')}
                onValue={(value) => set('timezone', value)}
                value={values.timezone}
              />
              <Combobox
                error={problemOf('currency')}
                label={t('generalCurrency')}
                onValue={(value) => set('currency', value)}
                options={currencies}
                value={values.currency}
              />
            </div>
          </div>
        </SettingsCard>
        <FormatsCard
          formats={values.dateTimeFormats}
          now={now}
          onFormats={(formats) => set('dateTimeFormats', formats)}
          timezone={values.timezone}
          dateNames={dateNames}
        />
        <PlanCard plan={plan} />
        <PasswordCard
          error={problemOf('passwordProtection.password')}
          isSet={hasStoredPassword}
          onProtection={(protection) => set('passwordProtection', protection)}
          protection={values.passwordProtection}
        />
      </div>
      <SaveBar {...bar} />
    </>
  )
}
