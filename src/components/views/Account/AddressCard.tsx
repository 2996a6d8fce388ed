'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useApi } from '@/components/calls/useApi'
import { Button } from '@/components/ui/Button/Button'
import { SettingsCard } from '@/components/ui/SettingsCard/SettingsCard'
import { useMessages } from '@/components/ui/useMessages'
import styles from './Account.module.css'
import { FormDialog } from './FormDialog'
import { accountFields } from './accountFields'

interface Props {
  email: string
  isVerified: boolean
  /** New address that awaits confirmation. */
  waiting: string | null
}

/** The email address used to sign in. A new one takes effect once it has been confirmed by email. */
export function AddressCard({ email, isVerified, waiting }: Props) {
  const t = useMessages()
  const router = useRouter()
  const call = useApi()
  const [isOpen, setOpen] = useState(false)
  async function cancelChange() {
    const result = await call('DELETE', '/users/address')
    if (!result.success) return void toast.error(result.error || t('accountFailed'))
    toast.success(t('accountAddressKept'))
    router.refresh()
  }
  return (
    <SettingsCard help={t('accountAddressHelp')} title={t('accountAddress')}>
      <p className={styles.value}>
        <bdi>{email}</bdi>
        {!isVerified && <span className={styles.detail}>{t('accountUnverified')}</span>}
      </p>
      {waiting && (
        <div className={styles.waiting}>
          <p>{t('accountAddressWaiting', { email: waiting })}</p>
          <Button onClick={() => void cancelChange()}>{t('accountAddressKeep')}</Button>
        </div>
      )}
      <div>
        <Button onClick={() => setOpen(true)}>{t('accountAddressChange')}</Button>
      </div>
      <FormDialog<{ email: string }>
        action={t('accountAddressSend')}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onDone={(doc) => {
          setOpen(false)
          toast.success(t('accountAddressAsked', { email: doc.email }))
          router.refresh()
        }}
        fields={[accountFields.email(t), accountFields.password(t)]}
        send={(answers) => call('POST', '/users/address', answers)}
        title={t('accountAddressChange')}
      />
    </SettingsCard>
  )
}
