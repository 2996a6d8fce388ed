'use client'

import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import { useState } from 'react'
import { isSecretMark, type SecretMark } from '@/lib/apps/secretMark'
import { Button } from '@/components/ui/Button/Button'
import fieldStyles from '@/components/ui/Field/Field.module.css'
import { useMessages } from '@/components/ui/useMessages'
import styles from './SecretInput.module.css'

type Value = SecretMark | string | null | undefined

interface Props {
  isRequired: boolean
  label: string
  path: string
}

/**
 * A secret: shows only its last characters; typing replaces it, and removing it takes a separate action. The value is
 * the mark of the stored secret while it is unchanged, a string to store instead, or null to remove it.
 */
export function SecretInput({ isRequired, label, path }: Props) {
  const t = useMessages()
  const { customComponents, errorMessage, initialValue, setValue, showError, value } = useField<Value>({ path })
  const mark = isSecretMark(initialValue) ? initialValue : undefined
  const [isReplacing, setReplacing] = useState(false)
  const error = showError ? errorMessage : undefined
  const id = `field-${path.replaceAll('.', '__')}`
  const isTyped = typeof value === 'string'
  const keep = () => {
    setReplacing(false)
    setValue(mark)
  }
  // An error on a stored secret can only be fixed by typing a new one, so show the input.
  if (!mark || isTyped || (isReplacing && value !== null) || error) {
    return (
      <div className={`field-type password${error ? ' error' : ''}`}>
        <FieldLabel htmlFor={id} label={label} path={path} required={isRequired} />
        <div className="field-type__wrap">
          <FieldError message={error} path={path} showError={Boolean(error)} />
          <span className={styles.secret}>
            <input
              autoComplete="off"
              autoFocus={isReplacing}
              className={fieldStyles.input}
              data-1p-ignore
              dir="ltr"
              id={id}
              name={path}
              onChange={(event) => setValue(event.target.value === '' ? mark : event.target.value)}
              spellCheck={false}
              type="password"
              value={isTyped ? value : ''}
            />
            {mark && <Button onClick={keep}>{t('secretKeep')}</Button>}
          </span>
          {customComponents?.Description}
          <FieldDescription description={t('secretHelp')} path={path} />
        </div>
      </div>
    )
  }
  const state =
    value === null ? t('secretLeaves') : mark.last4 ? t('secretSetEnding', { last4: mark.last4 }) : t('secretSet')
  return (
    <div aria-label={label} className={styles.stored} role="group">
      <span className={styles.storedLabel}>{label}</span>
      <span className={styles.secret}>
        <span aria-live="polite" className={styles.mark}>
          {state}
        </span>
        {value === null ? (
          <Button onClick={keep}>{t('secretKeep')}</Button>
        ) : (
          <>
            <Button aria-label={t('secretReplaceOf', { label })} onClick={() => setReplacing(true)}>
              {t('secretReplace')}
            </Button>
            <Button aria-label={t('secretRemoveOf', { label })} variant="quiet" onClick={() => setValue(null)}>
              {t('remove')}
            </Button>
          </>
        )}
      </span>
    </div>
  )
}
