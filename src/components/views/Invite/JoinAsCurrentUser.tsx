'use client'

import { useMessages } from '@/components/ui/useMessages'
import { AuthButton } from '../SignIn/AuthButton'
import styles from '../SignIn/SignIn.module.css'
import { useJoin } from './useJoin'

/** Accepts the invitation in one click, for users signed in with the invited address. */
export function JoinAsCurrentUser({ site, token }: { site: string; token: string }) {
  const t = useMessages()
  const { failure, isBusy, join } = useJoin(token)
  return (
    <>
      {failure && (
        <p className={styles.problem} role="alert">
          {failure}
        </p>
      )}
      <AuthButton isBusy={isBusy} onClick={() => void join()}>
        {t('inviteJoin', { site })}
      </AuthButton>
    </>
  )
}
