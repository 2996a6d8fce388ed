'use client'

import { Link } from '@payloadcms/ui'
import { useState, type FormEvent } from 'react'
import { useApi } from '@/components/calls/useApi'
import { TextField } from '@/components/ui/Field/TextField'
import { useMessages } from '@/components/ui/useMessages'
import { AuthButton } from './AuthButton'
import styles from './SignIn.module.css'
import type { MessageKey } from '@/i18n/en'

/**
 * Requests a password reset. The response is the same for every address, so that it does not reveal who has an account.
 */
export function ForgotForm({ login }: { login: string }) {
  const t = useMessages()
  const call = useApi()
  const [email, setEmail] = useState('')
  const [state, setState] = useState<'asking' | 'busy' | 'done'>('asking')
  const [problem, setProblem] = useState<string | null>(null)
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const field = event.currentTarget.querySelector('input')
    setState('busy')
    const result = await call('POST', '/users/forgot-password', { email: email.trim() })
    setState(result.success ? 'done' : 'asking')
    setProblem(result.success ? null : t(forgotProblem(result.code)))
    if (!result.success) field?.focus()
  }
  const isDone = state === 'done'
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <h1 aria-live="polite" className={styles.title}>
        {t(isDone ? 'forgotDone' : 'loginForgot')}
      </h1>
      <p className={styles.text}>{isDone ? t('forgotDoneHelp', { email: email.trim() }) : t('forgotHelp')}</p>
      {!isDone && (
        <>
          <TextField
            autoComplete="username"
            autoFocus
            dir="ltr"
            error={problem}
            label={t('loginAddress')}
            maxLength={254}
            name="email"
            onValue={setEmail}
            required
            type="email"
            value={email}
          />
          <AuthButton isBusy={state === 'busy'}>{t(state === 'busy' ? 'forgotWorking' : 'forgotSend')}</AuthButton>
        </>
      )}
      <Link className={styles.link} href={login} prefetch={false}>
        {t('resetBack')}
      </Link>
    </form>
  )
}

/** Message for a rejected reset request. @param code of the response, such as `rate_limit:accounts` */
function forgotProblem(code: string): MessageKey {
  const [kind] = code.split(':')
  if (kind === 'bad_request') return 'accountBadAddress'
  return kind === 'rate_limit' ? 'accountTooOften' : 'forgotFailed'
}
