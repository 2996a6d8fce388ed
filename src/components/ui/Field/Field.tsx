'use client'

import { useContext, useId, type FormEvent, type ReactNode, useState } from 'react'
import { FieldMarks } from './FieldMarks'
import { LabelText } from './LabelText'
import styles from './Field.module.css'
import { useMessages } from '../useMessages'

const isControl = (element: HTMLElement) =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement

interface BrowserValidation {
  /** Replaces the browser's validation bubble; null if the value is valid. */
  problem: string | null
  onInvalid: (event: FormEvent<HTMLElement>) => void
  onInput: () => void
}

/** Shows a field's browser validation error inline. The form's first invalid field gets the focus. */
function useBrowserValidation(): BrowserValidation {
  const t = useMessages()
  const [problem, setProblem] = useState<string | null>(null)
  return {
    onInput: () => setProblem(null),
    onInvalid: (event) => {
      event.preventDefault()
      const control = event.currentTarget
      if (!isControl(control)) return
      const { typeMismatch, valueMissing } = control.validity
      const isChoice = control instanceof HTMLSelectElement
      setProblem(
        t(
          valueMissing
            ? isChoice
              ? 'fieldChoose'
              : 'fieldMissing'
            : typeMismatch && control.type === 'email'
              ? 'fieldNoEmail'
              : 'fieldWrong',
        ),
      )
      if (control.form?.querySelector(':is(input, select, textarea):invalid') === control) control.focus()
    },
    problem,
  }
}

/** Props that associate the control with its label, help and error. */
interface FieldControl {
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
  /** What is wrong and what a valid value looks like. */
  error?: string | null
  children: (control: FieldControl) => ReactNode
}

/** A label, its control, and the help or error below it. */
export function Field({ children, error: externalError, help, label }: Props) {
  const id = useId()
  const { onInput, onInvalid, problem } = useBrowserValidation()
  const { isRequired, language } = useContext(FieldMarks)
  const helpId = `${id}-help`
  const error = externalError ?? problem
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
