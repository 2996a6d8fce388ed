'use client'

import { useState } from 'react'
import { SettingsCard } from '../../../../ui/SettingsCard/SettingsCard'
import { Switch } from '../../../../ui/Switch/Switch'
import { useMessages } from '../../../../ui/useMessages'
import { ConfirmActionDialog } from '../ConfirmActionDialog'
import type { StaffPerson } from '../data/staffPerson'
import { useChange } from '../useChange'
import styles from '../Users.module.css'

interface Props {
  asksForProof: boolean
  owner: { hasProof: boolean } | null
  site: { id: string; updatedAt: string }
  staff: StaffPerson[]
}

/** Whether everybody who works here has to sign in with a second proof. Before it begins, it says whom that keeps out. */
export function TwoFactorCard({ asksForProof, owner, site, staff }: Props) {
  const t = useMessages()
  const { change, isBusy } = useChange()
  const [isAsking, setAsking] = useState(false)
  const have = staff.filter(({ hasProof }) => hasProof).length
  const lacking = staff.length - have
  const isClosed = !asksForProof && !owner?.hasProof

  async function set(required: boolean) {
    await change({
      body: { required, updatedAt: site.updatedAt },
      done: t(required ? 'peopleProofOn' : 'peopleProofOff'),
      failed: t('peopleProofFailed'),
      method: 'POST',
      path: `/tenants/${site.id}/require-two-factor`,
    })
    setAsking(false)
  }

  return (
    <SettingsCard help={t('peopleProofHelp')} title={t('peopleProof')}>
      <Switch
        disabled={isBusy || isClosed}
        help={isClosed ? t('peopleProofOwn') : t('peopleProofCount', { all: staff.length, have })}
        isOn={asksForProof}
        label={t('peopleProofRequire')}
        onChange={(isOn) => (isOn && lacking > 0 ? setAsking(true) : void set(isOn))}
      />
      {isClosed && staff.length > 0 && (
        <p className={styles.detail}>{t('peopleProofCount', { all: staff.length, have })}</p>
      )}
      <ConfirmActionDialog
        isBusy={isBusy}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void set(true)}
        title={t('peopleProofRequire')}
        verb={t('peopleProofVerb')}
      >
        {t('peopleProofConfirm', { count: lacking })}
      </ConfirmActionDialog>
    </SettingsCard>
  )
}
