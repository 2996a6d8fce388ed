'use client'

import { useState } from 'react'
import { logOut } from '@/components/calls/logOut'
import { useCall } from '@/components/calls/useCall'
import { useMessages } from '@/components/ui/useMessages'
import { AuthButton } from '../SignIn/AuthButton'
import styles from '../SignIn/SignIn.module.css'

interface Props {
  /** URL of this invitation, to return to. */
  address: string
  email: string
  signedInAs: string
}

/** For users who are signed in with an address other than the invited one. */
export function WrongAccount({ address, email, signedInAs }: Props) {
  const t = useMessages()
  const call = useCall()
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)

  async function signOut() {
    setBusy(true)
    try {
      await logOut(call)
      window.location.replace(address)
    } catch {
      setBusy(false)
      setFailed(true)
    }
  }

  return (
    <>
      <p className={styles.text}>{t('inviteOther', { email, signedInAs })}</p>
      {hasFailed && (
        <p className={styles.problem} role="alert">
          {t('logOutFailed')}
        </p>
      )}
      <AuthButton isBusy={isBusy} onClick={() => void signOut()}>
        {t('logOut')}
      </AuthButton>
    </>
  )
}
