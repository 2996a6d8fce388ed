'use client'

import { Button } from '../../ui/Button/Button'
import { useWords } from '../../ui/useWords'
import styles from '../SignIn/SignIn.module.css'
import { useJoin } from './useJoin'

/** One click for whoever is signed in with the address that was invited. */
export function JoinAsMyself({ site, token }: { site: string; token: string }) {
  const t = useWords()
  const { failure, isBusy, join } = useJoin(token)
  return (
    <>
      {failure && (
        <p className={styles.problem} role="alert">
          {failure}
        </p>
      )}
      <Button disabled={isBusy} look="primary" onClick={() => void join()}>
        {t('inviteJoin', { site })}
      </Button>
    </>
  )
}
