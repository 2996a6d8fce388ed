'use client'

import { useState } from 'react'
import { SettingsCard } from '@/components/ui/SettingsCard/SettingsCard'
import { Switch } from '@/components/ui/Switch/Switch'
import { useMessages } from '@/components/ui/useMessages'
import { ConfirmActionDialog } from '../ConfirmActionDialog'
import type { StaffPerson } from '../data/personHead'
import { useChange } from '../useChange'
import styles from '../Users.module.css'

interface Props {
  requiresTwoFactor: boolean
  owner: { hasProof: boolean } | null
  site: { id: string; updatedAt: string }
  staff: StaffPerson[]
}

/** Whether staff must use two-factor sign-in. Before it is turned on, shows how many users it would lock out. */
export function TwoFactorCard({ requiresTwoFactor, owner, site, staff }: Props) {
  const t = useMessages()
  const { change, isBusy } = useChange()
  const [isConfirming, setConfirming] = useState(false)
  const enrolledCount = staff.filter(({ hasProof }) => hasProof).length
  const missingCount = staff.length - enrolledCount
  const isDisabled = !requiresTwoFactor && !owner?.hasProof

  async function setRequired(required: boolean) {
    await change({
      body: { required, updatedAt: site.updatedAt },
      done: t(required ? 'peopleProofOn' : 'peopleProofOff'),
      failed: t('peopleProofFailed'),
      method: 'POST',
      path: `/tenants/${site.id}/require-two-factor`,
    })
    setConfirming(false)
  }

  return (
    <SettingsCard help={t('peopleProofHelp')} title={t('peopleProof')}>
      <Switch
        disabled={isBusy || isDisabled}
        help={isDisabled ? t('peopleProofOwn') : t('peopleProofCount', { all: staff.length, have: enrolledCount })}
        isOn={requiresTwoFactor}
        label={t('peopleProofRequire')}
        onChange={(isOn) => (isOn && missingCount > 0 ? setConfirming(true) : void setRequired(isOn))}
      />
      {isDisabled && staff.length > 0 && (
        <p className={styles.detail}>{t('peopleProofCount', { all: staff.length, have: enrolledCount })}</p>
      )}
      <ConfirmActionDialog
        isBusy={isBusy}
        isOpen={isConfirming}
        onClose={() => setConfirming(false)}
        onConfirm={() => void setRequired(true)}
        title={t('peopleProofRequire')}
        verb={t('peopleProofVerb')}
      >
        {t('peopleProofConfirm', { count: missingCount })}
      </ConfirmActionDialog>
    </SettingsCard>
  )
}
