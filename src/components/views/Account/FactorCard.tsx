'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useApi } from '@/components/calls/useApi'
import { Button } from '@/components/ui/Button/Button'
import { SettingsCard } from '@/components/ui/SettingsCard/SettingsCard'
import { Status } from '@/components/ui/Status/Status'
import { useMessages } from '@/components/ui/useMessages'
import styles from './Account.module.css'
import { FormDialog } from './FormDialog'
import { BackupCodes } from './BackupCodes'
import { accountFields } from './accountFields'
import { SetUpFactor } from './SetUpFactor'

interface Props {
  /** Number of unused backup codes. */
  backupCodes: number
  /** Whether an authenticator app is set up: a plugin's second factor may have turned it on without one. */
  hasApp: boolean
  isOn: boolean
  /** Names of the sites that the user cannot access until it is on. */
  sitesRequiringIt: string[]
}

type Open = 'codes' | 'off' | 'renew' | 'setUp' | null

/** Two-factor sign-in: turning it on and off, and the backup codes. */
export function FactorCard({ backupCodes, hasApp, isOn, sitesRequiringIt }: Props) {
  const t = useMessages()
  const router = useRouter()
  const call = useApi()
  const [open, setOpen] = useState<Open>(null)
  const [codes, setCodes] = useState<string[]>([])
  const close = () => setOpen(null)
  const passwordAndCode = [accountFields.password(t), accountFields.code(t)]
  function showCodes(fresh: string[]) {
    setCodes(fresh)
    setOpen('codes')
  }
  function finish() {
    setCodes([])
    close()
    router.refresh()
  }
  return (
    <SettingsCard
      action={<Status state={isOn ? 'enabled' : 'notEnabled'} />}
      help={t('accountFactorHelp')}
      title={t('accountFactor')}
    >
      {sitesRequiringIt.length > 0 && (
        <p className={styles.notice}>{t('accountFactorAsked', { sites: sitesRequiringIt.join(', ') })}</p>
      )}
      {isOn && <p className={styles.text}>{t('accountCodesLeft', { count: backupCodes })}</p>}
      <div className={styles.buttons}>
        {!hasApp && (
          <Button variant={isOn ? 'plain' : 'primary'} onClick={() => setOpen('setUp')}>
            {t(isOn ? 'accountFactorAddApp' : 'accountFactorSetUp')}
          </Button>
        )}
        {isOn && (
          <>
            <Button onClick={() => setOpen('renew')}>{t('accountCodesNew')}</Button>
            <Button variant="danger" onClick={() => setOpen('off')}>
              {t('accountFactorOff')}
            </Button>
          </>
        )}
      </div>
      <SetUpFactor isOpen={open === 'setUp'} needsCode={isOn} onClose={close} onDone={showCodes} />
      <FormDialog<{ codes: string[] }>
        action={t('accountCodesNew')}
        description={t('accountCodesNewHelp')}
        isOpen={open === 'renew'}
        onClose={close}
        onDone={(doc) => showCodes(doc.codes)}
        fields={passwordAndCode}
        send={(answers) => call('POST', '/users/second-factor/backup-codes', answers)}
        title={t('accountCodesNew')}
      />
      <FormDialog
        action={t('accountFactorOff')}
        description={t('accountFactorOffHelp')}
        isDangerous
        isOpen={open === 'off'}
        onClose={close}
        onDone={finish}
        fields={passwordAndCode}
        send={(answers) => call('POST', '/users/second-factor/remove', answers)}
        title={t('accountFactorOff')}
      />
      <BackupCodes codes={codes} isOpen={open === 'codes'} onClose={finish} />
    </SettingsCard>
  )
}
