'use client'

import { useState } from 'react'
import type { SecretMark } from '../../../lib/apps/settingFields'
import { Button } from '../../ui/Button/Button'
import { Field } from '../../ui/Field/Field'
import fieldStyles from '../../ui/Field/Field.module.css'
import { useWords } from '../../ui/useWords'
import styles from './SettingsForm.module.css'

interface Props {
  label: string
  help?: string
  error?: string
  /** Of the one that is stored. */
  mark?: SecretMark
  /** Undefined: the stored one stays; null: it goes when saved. */
  value: string | null | undefined
  onValue: (value: string | null | undefined) => void
}

/** A secret: shown by its end only, replaced by typing another, removed on purpose. */
export function SecretField({ error, help, label, mark, onValue, value }: Props) {
  const t = useWords()
  const [isReplacing, setReplacing] = useState(false)
  const isTyped = typeof value === 'string'
  // What the server says of a stored secret can only be answered by typing it.
  if (!mark || isTyped || (isReplacing && value !== null) || error) {
    return (
      <Field error={error} help={help ? `${help} ${t('secretHelp')}` : t('secretHelp')} label={label}>
        {(control) => (
          <span className={styles.secret}>
            <input
              autoComplete="off"
              autoFocus={isReplacing}
              className={fieldStyles.input}
              data-1p-ignore
              dir="ltr"
              onChange={(event) => onValue(event.target.value === '' ? undefined : event.target.value)}
              spellCheck={false}
              type="password"
              value={isTyped ? value : ''}
              {...control}
            />
            {mark && (
              <Button
                onClick={() => {
                  setReplacing(false)
                  onValue(undefined)
                }}
              >
                {t('secretKeep')}
              </Button>
            )}
          </span>
        )}
      </Field>
    )
  }
  const state = value === null ? t('secretLeaves') : mark.last4 ? t('secretSetEnding', { last4: mark.last4 }) : t('secretSet')
  return (
    <div aria-label={label} className={styles.stored} role="group">
      <span className={styles.storedLabel}>{label}</span>
      <span className={styles.secret}>
        <span aria-live="polite" className={styles.mark}>
          {state}
        </span>
        {value === null ? (
          <Button onClick={() => onValue(undefined)}>{t('secretKeep')}</Button>
        ) : (
          <>
            <Button aria-label={t('secretReplaceOf', { label })} onClick={() => setReplacing(true)}>
              {t('secretReplace')}
            </Button>
            <Button aria-label={t('secretRemoveOf', { label })} look="quiet" onClick={() => onValue(null)}>
              {t('remove')}
            </Button>
          </>
        )}
      </span>
    </div>
  )
}
