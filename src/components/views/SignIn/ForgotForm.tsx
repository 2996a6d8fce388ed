'use client'

import { Link } from '@payloadcms/ui'
import { useState, type FormEvent } from 'react'
import { useApi } from '../../calls/useApi'
import { TextField } from '../../ui/Field/TextField'
import { useWords } from '../../ui/useWords'
import { DoorButton } from './DoorButton'
import styles from './SignIn.module.css'
import type { WordKey } from '@/i18n/en'

/** Asks for an address, and says the same of every one: nobody learns here who has an account. */
export function ForgotForm({ login }: { login: string }) {
  const t = useWords()
  const call = useApi()
  const [email, setEmail] = useState('')
  const [state, setState] = useState<'asking' | 'busy' | 'done'>('asking')
  const [problem, setProblem] = useState<string | null>(null)
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const field = event.currentTarget.querySelector('input')
    setState('busy')
    const answer = await call('POST', '/users/forgot-password', { email: email.trim() })
    setState(answer.success ? 'done' : 'asking')
    setProblem(answer.success ? null : t(forgotProblem(answer.code)))
    if (!answer.success) field?.focus()
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
          <DoorButton isBusy={state === 'busy'}>{t(state === 'busy' ? 'forgotWorking' : 'forgotSend')}</DoorButton>
        </>
      )}
      <Link className={styles.link} href={login} prefetch={false}>
        {t('resetBack')}
      </Link>
    </form>
  )
}

/** What a refused request for a link means, as one of our texts. @param code of the answer, such as `rate_limit:accounts` */
function forgotProblem(code: string): WordKey {
  const [kind] = code.split(':')
  if (kind === 'bad_request') return 'accountBadAddress'
  return kind === 'rate_limit' ? 'accountTooOften' : 'forgotFailed'
}
