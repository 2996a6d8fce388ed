'use client'

import { useCallback, useId, useState, type FormEvent } from 'react'
import { Button, Dialog, SelectField, TextField, useApi, useMessages } from '@/exports/client'
import { CodeSources } from '@/components/ui/CodeField/CodeSources'
import { problemOf, type Problem } from '@/components/views/Account/problemOf'
import type { TokenSite } from '../lib/accountTokens'
import { TokenKeys } from './TokenKeys'
import styles from './Tokens.module.css'
import type { NonEmpty } from '@/lib/lists/items'

const DAYS = [30, 90, 365]
const DAY_MS = 24 * 60 * 60 * 1000

interface Props {
  needsCode: boolean
  onClose: () => void
  onDone: (token: string) => void
  sites: NonEmpty<TokenSite>
}

/** Dialog that creates a token. Validation errors are shown at their field, and the input is kept. */
export function NewToken({ needsCode, onClose, onDone, sites }: Props) {
  const t = useMessages()
  const call = useApi()
  const form = useId()
  const [values, setValues] = useState({
    code: '',
    days: String(DAYS[0]),
    name: '',
    password: '',
    tenant: sites[0].id,
  })
  const [keys, setKeys] = useState<string[]>([])
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isBusy, setBusy] = useState(false)
  const site = sites.find(({ id }) => id === values.tenant) ?? sites[0]
  const field = (name: keyof typeof values) => ({
    error: problem?.path === name ? problem.message : null,
    name,
    onValue: (value: string) => setValues((previous) => ({ ...previous, [name]: value })),
    value: values[name],
  })

  const fillCode = useCallback((code: string) => setValues((previous) => ({ ...previous, code })), [])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (keys.length === 0) return setProblem({ message: t('tokenChooseKeys'), path: 'keys' })
    setBusy(true)
    const { code, days, ...rest } = values
    const result = await call<{ token: string }>('POST', '/tokens', {
      ...rest,
      ...(needsCode && { code }),
      expiresAt: new Date(Date.now() + Number(days) * DAY_MS).toISOString(),
      keys,
    })
    setBusy(false)
    if (result.success) return onDone(result.doc.token)
    const failure = problemOf(result, t)
    setProblem(failure)
    document.getElementById(form)?.querySelector<HTMLInputElement>(`input[name="${failure.path}"]`)?.focus()
  }

  return (
    <Dialog
      action={
        <Button disabled={isBusy} form={form} variant="primary" type="submit">
          {isBusy ? t('accountBusy') : t('tokenCreate')}
        </Button>
      }
      cancelLabel={t('cancel')}
      isOpen
      isWide
      onClose={onClose}
      title={t('tokenCreate')}
    >
      <form className={styles.form} id={form} onSubmit={(event) => void submit(event)}>
        <TextField help={t('tokenNameHelp')} label={t('tokenName')} maxLength={80} required {...field('name')} />
        {sites.length > 1 && (
          <SelectField
            choices={sites.map(({ id, name }) => ({ label: name, value: id }))}
            label={t('tokenSite')}
            {...field('tenant')}
            onValue={(tenant) => {
              setValues((previous) => ({ ...previous, tenant }))
              setKeys([])
            }}
          />
        )}
        <TokenKeys
          groups={site.groups}
          keys={keys}
          onKeys={setKeys}
          problem={problem?.path === 'keys' && keys.length === 0 ? problem.message : null}
        />
        <SelectField
          choices={DAYS.map((days) => ({ label: t('tokenDays', { count: days }), value: String(days) }))}
          label={t('tokenExpiry')}
          {...field('days')}
        />
        <TextField
          autoComplete="current-password"
          label={t('accountPasswordCurrent')}
          maxLength={1000}
          required
          type="password"
          {...field('password')}
        />
        {needsCode && (
          <TextField
            autoComplete="one-time-code"
            dir="ltr"
            label={t('loginCode')}
            maxLength={40}
            required
            {...field('code')}
          />
        )}
        {needsCode && <CodeSources onCode={fillCode} />}
        {problem && !['code', 'keys', 'password'].includes(problem.path ?? '') && (
          <p className={styles.problem} role="alert">
            {problem.message}
          </p>
        )}
      </form>
    </Dialog>
  )
}
