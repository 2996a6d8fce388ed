'use client'

import { useState, type FormEvent } from 'react'
import { PASSWORD_MAX, PASSWORD_MIN } from '../../../lib/accounts/newPassword'
import { Button } from '../../ui/Button/Button'
import { TextField } from '../../ui/Field/TextField'
import { useWords } from '../../ui/useWords'
import { DoorButton } from './DoorButton'
import styles from './SignIn.module.css'
import { useReset } from './useReset'

interface Props {
  email: string
  forgot: string
  home: string
  login: string
  token: string
}

/** A new password, and one is in; with two-factor sign-in one logs in with it. */
export function ResetForm({ email, forgot, home, login, token }: Props) {
  const t = useWords()
  const { problem, reset, state } = useReset(token, home)
  const [password, setPassword] = useState('')
  const [isChecked, setChecked] = useState(false)
  const rule = t('accountPasswordRule', { min: PASSWORD_MIN })
  const isShort = password.length < PASSWORD_MIN
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setChecked(true)
    if (isShort) return event.currentTarget.querySelector<HTMLElement>('[name=password]')?.focus()
    void reset(password)
  }
  if (state === 'dead' || state === 'done') {
    return (
      <div className={styles.form}>
        <h1 aria-live="polite" className={styles.title}>
          {t(state === 'done' ? 'resetDone' : 'verifyDead')}
        </h1>
        <p className={styles.text}>{t(state === 'done' ? 'resetDoneHelp' : 'resetDeadHelp')}</p>
        <Button href={state === 'done' ? login : forgot} look="primary">
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
        error={isChecked && isShort ? rule : problem}
        help={rule}
        label={t('accountPasswordNew')}
        maxLength={PASSWORD_MAX}
        name="password"
        onValue={setPassword}
        required
        type="password"
        value={password}
      />
      <DoorButton isBusy={state === 'busy'}>{t(state === 'busy' ? 'resetWorking' : 'resetButton')}</DoorButton>
    </form>
  )
}
