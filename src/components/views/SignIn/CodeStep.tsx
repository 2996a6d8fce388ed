'use client'

import { useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/Button/Button'
import { CodeSources } from '@/components/ui/CodeField/CodeSources'
import { TextField } from '@/components/ui/Field/TextField'
import { useMessages } from '@/components/ui/useMessages'
import styles from './SignIn.module.css'

interface Props {
  isBusy: boolean
  onBack: () => void
  onCode: (code: string) => void
  problem: string | null
  product: string
}

/** Asks for the code of the authenticator app, after the password. */
export function CodeStep({ isBusy, onBack, onCode, problem, product }: Props) {
  const t = useMessages()
  const [code, setCode] = useState('')
  function submit(event: FormEvent) {
    event.preventDefault()
    onCode(code)
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <h1 className={styles.title}>{t('loginCodeTitle')}</h1>
      <p className={styles.text}>{t('loginCodeHelp', { product })}</p>
      <TextField
        autoComplete="one-time-code"
        autoFocus
        dir="ltr"
        error={problem}
        label={t('loginCode')}
        maxLength={40}
        onValue={setCode}
        required
        value={code}
      />
      <Button disabled={isBusy} variant="primary" type="submit">
        {isBusy ? t('loginWorking') : t('loginContinue')}
      </Button>
      <CodeSources onCode={onCode} />
      <Button variant="quiet" onClick={onBack}>
        {t('loginNew')}
      </Button>
    </form>
  )
}
