'use client'

import { useContext, useId, type FormEvent, type ReactNode } from 'react'
import { FieldMarks } from './FieldMarks'
import { LabelText } from './LabelText'
import styles from './Field.module.css'
import { useMissed } from './useMissed'

/** What the control must carry so that its label, help and mistake are read with it. */
export interface FieldControl {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  'aria-required'?: true
  dir?: 'ltr' | 'rtl'
  lang?: string
  onInvalid: (event: FormEvent<HTMLElement>) => void
}

interface Props {
  label: string
  help?: ReactNode
  /** What is wrong and what right looks like. */
  error?: string | null
  children: (control: FieldControl) => ReactNode
}

/** A label, its control, and under it the help or the mistake. */
export function Field({ children, error: given, help, label }: Props) {
  const id = useId()
  const { onInput, onInvalid, problem } = useMissed()
  const { isRequired, language } = useContext(FieldMarks)
  const helpId = `${id}-help`
  const error = given ?? problem
  const note = error ?? help
  return (
    <div className={styles.field} onInput={onInput}>
      <label className={styles.label} htmlFor={id}>
        <LabelText>{label}</LabelText>
      </label>
      {children({
        id,
        onInvalid,
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
