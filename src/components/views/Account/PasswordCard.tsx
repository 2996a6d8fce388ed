'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useApi } from '@/components/calls/useApi'
import { Button } from '@/components/ui/Button/Button'
import { SettingsCard } from '@/components/ui/SettingsCard/SettingsCard'
import { useMessages } from '@/components/ui/useMessages'
import { FormDialog } from './FormDialog'
import { accountFields } from './accountFields'

/** Changes the password; requires the current one. */
export function PasswordCard() {
  const t = useMessages()
  const router = useRouter()
  const call = useApi()
  const [isOpen, setOpen] = useState(false)
  return (
    <SettingsCard help={t('accountPasswordHelp')} title={t('loginPassword')}>
      <div>
        <Button onClick={() => setOpen(true)}>{t('accountPasswordChange')}</Button>
      </div>
      <FormDialog
        action={t('accountPasswordChange')}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onDone={() => {
          setOpen(false)
          toast.success(t('accountPasswordChanged'))
          router.refresh()
        }}
        fields={[accountFields.password(t), accountFields.newPassword(t)]}
        send={(answers) => call('POST', '/users/password', answers)}
        title={t('accountPasswordChange')}
      />
    </SettingsCard>
  )
}
