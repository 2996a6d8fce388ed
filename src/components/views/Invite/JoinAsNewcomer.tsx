'use client'

import { useState, type FormEvent } from 'react'
import { Button } from '../../ui/Button/Button'
import { TextField } from '../../ui/Field/TextField'
import { useWords } from '../../ui/useWords'
import styles from '../SignIn/SignIn.module.css'
import { useJoin, type Newcomer } from './useJoin'

interface Props {
  email: string
  initial: { firstName: string; lastName: string }
  token: string
}

const SHORTEST = 10

/** For somebody without an account: name and password, and they are in. */
export function JoinAsNewcomer({ email, initial, token }: Props) {
  const t = useWords()
  const { failure, isBusy, join, problems } = useJoin(token)
  const [values, setValues] = useState<Newcomer>({ ...initial, password: '' })
  const [isChecked, setChecked] = useState(false)
  const isShort = values.password.length < SHORTEST
  const set = (name: keyof Newcomer) => (value: string) => setValues((before) => ({ ...before, [name]: value }))

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setChecked(true)
    if (isShort) return event.currentTarget.querySelector<HTMLElement>('[name=password]')?.focus()
    await join(values)
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextField autoComplete="username" dir="ltr" label={t('peopleEmail')} name="email" onValue={() => undefined} readOnly type="email" value={email} />
      <TextField autoComplete="given-name" error={problems.firstName} label={t('peopleFirstName')} maxLength={80} name="firstName" onValue={set('firstName')} value={values.firstName} />
      <TextField autoComplete="family-name" error={problems.lastName} label={t('peopleLastName')} maxLength={80} name="lastName" onValue={set('lastName')} value={values.lastName} />
      <TextField
        autoComplete="new-password"
        error={isChecked && isShort ? t('invitePasswordShort') : problems.password}
        help={t('invitePasswordHelp')}
        label={t('invitePassword')}
        maxLength={256}
        name="password"
        onValue={set('password')}
        required
        type="password"
        value={values.password}
      />
      {failure && (
        <p className={styles.problem} role="alert">
          {failure}
        </p>
      )}
      <Button disabled={isBusy} look="primary" type="submit">
        {t('inviteCreate')}
      </Button>
    </form>
  )
}
