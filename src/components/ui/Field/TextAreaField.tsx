'use client'

import type { TextareaHTMLAttributes } from 'react'
import { classes } from '../classes'
import { Field } from './Field'
import styles from './Field.module.css'
import { usePrehydrationValue } from './usePrehydrationValue'

interface Props extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange'> {
  label: string
  help?: string
  error?: string | null
  /** For machine-readable text. */
  isCode?: boolean
  onValue: (value: string) => void
}

/** A multi-line text input with its label. */
export function TextAreaField({ error, help, isCode, label, onValue, ...area }: Props) {
  const ref = usePrehydrationValue<HTMLTextAreaElement>(area.value, onValue)
  return (
    <Field error={error} help={help} label={label}>
      {(control) => (
        <textarea
          className={classes(styles.input, styles.area, isCode && styles.code)}
          ref={ref}
          rows={4}
          spellCheck={!isCode}
          {...area}
          {...control}
          onChange={(event) => onValue(event.target.value)}
        />
      )}
    </Field>
  )
}
