'use client'

import { useConfig } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { Button } from '../../ui/Button/Button'
import { useWords } from '../../ui/useWords'
import styles from './Logout.module.css'

/** Logs out as soon as it is shown. */
export function LogoutNow({ login }: { login: string }) {
  const t = useWords()
  const { routes, serverURL } = useConfig().config
  const [hasFailed, setFailed] = useState(false)
  const address = `${serverURL}${routes.api}/users/logout`
  const logOut = useCallback(
    () =>
      fetch(address, { credentials: 'include', method: 'POST' })
        // 400: the session had ended already.
        .then((answer) => (answer.ok || answer.status === 400 ? window.location.replace(login) : setFailed(true)))
        .catch(() => setFailed(true)),
    [address, login],
  )
  useEffect(() => {
    void logOut()
  }, [logOut])
  const retry = () => {
    setFailed(false)
    void logOut()
  }
  return (
    <main className={styles.logout}>
      <p role="status">{hasFailed ? t('logOutFailed') : t('loggingOut')}</p>
      {hasFailed && <Button onClick={retry}>{t('tryAgain')}</Button>}
    </main>
  )
}
