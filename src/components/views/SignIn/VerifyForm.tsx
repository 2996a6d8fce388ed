'use client'

import { useState, type FormEvent, type ReactNode } from 'react'
import { useApi } from '@/components/calls/useApi'
import { useMessages } from '@/components/ui/useMessages'
import { AuthButton } from './AuthButton'
import styles from './SignIn.module.css'

interface Props {
  email: string
  /** The address replaces another one. */
  isChange: boolean
  /** Button that leads to the next page. */
  onwards: ReactNode
  token: string
}

/** Confirms an email address with one button. */
export function VerifyForm({ email, isChange, onwards, token }: Props) {
  const t = useMessages()
  const call = useApi()
  const [state, setState] = useState<'asking' | 'busy' | 'done'>('asking')
  const [problem, setProblem] = useState<string | null>(null)
  async function submit(event: FormEvent) {
    event.preventDefault()
    setState('busy')
    const result = await call<{ email: string }>('POST', '/users/confirm-address', { token })
    setState(result.success ? 'done' : 'asking')
    if (!result.success)
      setProblem(result.code === 'token:accounts' ? t('verifyDeadHelp') : result.error || t('verifyFailed'))
  }
  const isDone = state === 'done'
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <h1 aria-live="polite" className={styles.title}>
        {isDone ? t('verifyConfirmed') : t('verifyTitle')}
      </h1>
      <p className={styles.text}>
        {isDone ? t('verifyConfirmedHelp', { email }) : isChange ? t('verifyChange', { email }) : email}
      </p>
      {problem && !isDone && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {isDone ? (
        onwards
      ) : (
        <AuthButton isBusy={state === 'busy'}>{state === 'busy' ? t('verifyWorking') : t('verifyButton')}</AuthButton>
      )}
    </form>
  )
}
