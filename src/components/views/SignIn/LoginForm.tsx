'use client'

import { Link } from '@payloadcms/ui'
import { useState, type FormEvent, type ReactNode } from 'react'
import { TextField } from '@/components/ui/Field/TextField'
import { useMessages } from '@/components/ui/useMessages'
import { CodeStep } from './CodeStep'
import { AuthButton } from './AuthButton'
import styles from './SignIn.module.css'
import { useLogin } from './useLogin'

interface Props {
  /** Other ways to sign in. */
  children: ReactNode
  /** URL of the screen for a forgotten password. */
  forgot: string
  product: string
  /** Path to go to after sign-in. */
  redirectTo: string
}

/** Email address and password, then a code if the account requires one. */
export function LoginForm({ children, forgot, product, redirectTo }: Props) {
  const t = useMessages()
  const { isBusy, logIn, needsCode, problem, startAgain } = useLogin(redirectTo)
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  function submit(event: FormEvent) {
    event.preventDefault()
    void logIn({ email, password })
  }
  if (needsCode)
    return (
      <CodeStep
        isBusy={isBusy}
        onBack={startAgain}
        onCode={(code) => void logIn({ code, email, password })}
        problem={problem}
        product={product}
      />
    )
  return (
    <form className={styles.form} method="post" onSubmit={submit}>
      <h1 className={styles.title}>{t('loginTitle')}</h1>
      <TextField
        autoComplete="username webauthn"
        autoFocus
        label={t('loginAddress')}
        name="email"
        onValue={setEmail}
        required
        type="email"
        value={email}
      />
      <TextField
        autoComplete="current-password"
        error={problem}
        label={t('loginPassword')}
        name="password"
        onValue={setPassword}
        required
        type="password"
        value={password}
      />
      <AuthButton isBusy={isBusy}>{isBusy ? t('loginWorking') : t('loginTitle')}</AuthButton>
      {children}
      <Link className={styles.link} href={forgot} prefetch={false}>
        {t('loginForgot')}
      </Link>
    </form>
  )
}
