'use client'

import { useState, type FormEvent } from 'react'
import { PASSWORD_MAX, PASSWORD_MIN } from '@/lib/accounts/personFields'
import { TextField } from '@/components/ui/Field/TextField'
import { useMessages } from '@/components/ui/useMessages'
import { AuthButton } from '../SignIn/AuthButton'
import styles from '../SignIn/SignIn.module.css'
import { useJoin } from './useJoin'

interface Props {
  email: string
  initial: { firstName: string; lastName: string }
  token: string
}

/** Creates an account with a name and password, accepts the invitation and signs in. */
export function JoinAsNewUser({ email, initial, token }: Props) {
  const t = useMessages()
  const { failure, isBusy, join, problems } = useJoin(token)
  const [names, setNames] = useState(initial)
  const [password, setPassword] = useState('')
  const [isChecked, setChecked] = useState(false)
  const isTooShort = password.length < PASSWORD_MIN
  const set = (name: keyof typeof initial) => (value: string) => setNames((before) => ({ ...before, [name]: value }))

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setChecked(true)
    if (isTooShort) return event.currentTarget.querySelector<HTMLElement>('[name=password]')?.focus()
    await join({ ...names, password })
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        autoComplete="username"
        dir="ltr"
        label={t('peopleEmail')}
        name="email"
        onValue={() => undefined}
        readOnly
        type="email"
        value={email}
      />
      <TextField
        autoComplete="given-name"
        error={problems.firstName}
        label={t('peopleFirstName')}
        maxLength={80}
        name="firstName"
        onValue={set('firstName')}
        value={names.firstName}
      />
      <TextField
        autoComplete="family-name"
        error={problems.lastName}
        label={t('peopleLastName')}
        maxLength={80}
        name="lastName"
        onValue={set('lastName')}
        value={names.lastName}
      />
      <TextField
        autoComplete="new-password"
        error={isChecked && isTooShort ? t('invitePasswordShort') : problems.password}
        help={t('invitePasswordHelp')}
        label={t('invitePassword')}
        maxLength={PASSWORD_MAX}
        name="password"
        onValue={setPassword}
        required
        type="password"
        value={password}
      />
      {failure && (
        <p className={styles.problem} role="alert">
          {failure}
        </p>
      )}
      <AuthButton isBusy={isBusy}>{t('inviteCreate')}</AuthButton>
    </form>
  )
}
