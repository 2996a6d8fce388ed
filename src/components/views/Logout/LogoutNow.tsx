'use client'

import { useCallback, useEffect, useState } from 'react'
import { CallError } from '@/components/calls/CallError'
import { logOut } from '@/components/calls/logOut'
import { useCall } from '@/components/calls/useCall'
import { Button } from '@/components/ui/Button/Button'
import { useMessages } from '@/components/ui/useMessages'
import styles from './Logout.module.css'

/** Signs out on mount. */
export function LogoutNow({ login }: { login: string }) {
  const t = useMessages()
  const call = useCall()
  const [hasFailed, setFailed] = useState(false)
  const signOut = useCallback(
    () =>
      logOut(call).then(
        () => window.location.replace(login),
        // 400: the session had already ended.
        (error: unknown) =>
          error instanceof CallError && error.status === 400 ? window.location.replace(login) : setFailed(true),
      ),
    [call, login],
  )
  useEffect(() => {
    void signOut()
  }, [signOut])
  const retry = () => {
    setFailed(false)
    void signOut()
  }
  return (
    <main className={styles.logout}>
      <p role="status">{hasFailed ? t('logOutFailed') : t('loggingOut')}</p>
      {hasFailed && <Button onClick={retry}>{t('tryAgain')}</Button>}
    </main>
  )
}
