'use client'

import type { InputHTMLAttributes } from 'react'
import { Field } from './Field'
import styles from './Field.module.css'
import { usePrehydrationValue } from './usePrehydrationValue'

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  label: string
  help?: string
  error?: string | null
  onValue: (value: string) => void
}

/** A single-line text input with its label. */
export function TextField({ error, help, label, onValue, ...input }: Props) {
  const ref = usePrehydrationValue<HTMLInputElement>(input.value, onValue)
  return (
    <Field error={error} help={help} label={label}>
      {(control) => (
        <input
          className={styles.input}
          ref={ref}
          type="text"
          {...input}
          {...control}
          onChange={(event) => onValue(event.target.value)}
        />
      )}
    </Field>
  )
}
