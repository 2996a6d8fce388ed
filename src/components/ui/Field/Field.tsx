'use client'

import { useContext, useId, type ReactNode } from 'react'
import { FieldMarks } from './FieldMarks'
import { LabelText } from './LabelText'
import styles from './Field.module.css'

/** What the control must carry so that its label, help and mistake are read with it. */
export interface FieldControl {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  'aria-required'?: true
  dir?: 'ltr' | 'rtl'
  lang?: string
}

interface Props {
  label: string
  help?: ReactNode
  /** What is wrong and what right looks like. */
  error?: string | null
  children: (control: FieldControl) => ReactNode
}

/** A label, its control, and under it the help or the mistake. */
export function Field({ children, error, help, label }: Props) {
  const id = useId()
  const { isRequired, language } = useContext(FieldMarks)
  const helpId = `${id}-help`
  const note = error ?? help
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        <LabelText>{label}</LabelText>
      </label>
      {children({
        id,
        ...(note && { 'aria-describedby': helpId }),
        ...(error && { 'aria-invalid': true }),
        ...(isRequired && { 'aria-required': true }),
        ...(language && { dir: language.dir, lang: language.code }),
      })}
      {note && (
        <p className={error ? styles.error : styles.help} id={helpId} role={error ? 'alert' : undefined}>
          {note}
        </p>
      )}
    </div>
  )
}
