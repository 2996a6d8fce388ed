'use client'

import { useState, type FormEvent } from 'react'
import { PASSWORD_MAX, PASSWORD_MIN } from '@/lib/accounts/personFields'
import { Button } from '@/components/ui/Button/Button'
import { TextField } from '@/components/ui/Field/TextField'
import { useMessages } from '@/components/ui/useMessages'
import { AuthButton } from './AuthButton'
import styles from './SignIn.module.css'
import { useApi } from '@/components/calls/useApi'

interface Props {
  email: string
  forgot: string
  home: string
  login: string
  token: string
}

/** Sets a new password and signs in; with two-factor sign-in, the user then signs in with it. */
export function ResetForm({ email, forgot, home, login, token }: Props) {
  const t = useMessages()
  const { problem, reset, state } = useReset(token, home)
  const [password, setPassword] = useState('')
  const [isChecked, setChecked] = useState(false)
  const rule = t('accountPasswordRule', { min: PASSWORD_MIN })
  const isTooShort = password.length < PASSWORD_MIN
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setChecked(true)
    if (isTooShort) return event.currentTarget.querySelector<HTMLElement>('[name=password]')?.focus()
    void reset(password)
  }
  if (state === 'dead' || state === 'done') {
    return (
      <div className={styles.form}>
        <h1 aria-live="polite" className={styles.title}>
          {t(state === 'done' ? 'resetDone' : 'verifyDead')}
        </h1>
        <p className={styles.text}>{t(state === 'done' ? 'resetDoneHelp' : 'resetDeadHelp')}</p>
        <Button href={state === 'done' ? login : forgot} variant="primary">
          {t(state === 'done' ? 'loginTitle' : 'resetNewLink')}
        </Button>
      </div>
    )
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <h1 className={styles.title}>{t('resetTitle')}</h1>
      <p className={styles.text}>{t('resetHelp')}</p>
      <TextField
        autoComplete="username"
        dir="ltr"
        label={t('loginAddress')}
        name="email"
        onValue={() => undefined}
        readOnly
        type="email"
        value={email}
      />
      <TextField
        autoComplete="new-password"
        autoFocus
        error={isChecked && isTooShort ? rule : problem}
        help={rule}
        label={t('accountPasswordNew')}
        maxLength={PASSWORD_MAX}
        name="password"
        onValue={setPassword}
        required
        type="password"
        value={password}
      />
      <AuthButton isBusy={state === 'busy'}>{t(state === 'busy' ? 'resetWorking' : 'resetButton')}</AuthButton>
    </form>
  )
}

interface ResetState {
  problem: string | null
  reset: (password: string) => Promise<void>
  /** `dead`: the link is no longer valid. `done`: the password is set, and sign-in requires a code. */
  state: 'asking' | 'busy' | 'dead' | 'done'
}

/**
 * Sets a password with the token from an email and goes to the admin, if that signs the user in.
 * @param home path of the admin
 */
function useReset(token: string, home: string): ResetState {
  const t = useMessages()
  const call = useApi()
  const [state, setState] = useState<ResetState['state']>('asking')
  const [problem, setProblem] = useState<string | null>(null)

  async function reset(password: string) {
    setState('busy')
    setProblem(null)
    const result = await call<{ token?: string }>('POST', '/users/reset-password', { password, token })
    if (result.success) {
      if (result.doc.token) return window.location.assign(home)
      return setState('done')
    }
    const [kind] = result.code.split(':')
    setState(kind === 'token' ? 'dead' : 'asking')
    if (kind !== 'token') setProblem(t(kind === 'rate_limit' ? 'accountTooOften' : 'resetFailed'))
  }

  return { problem, reset, state }
}
