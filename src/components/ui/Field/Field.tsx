'use client'

import { useContext, useId, type FormEvent, type ReactNode, useState } from 'react'
import { FieldMarks } from './FieldMarks'
import { LabelText } from './LabelText'
import styles from './Field.module.css'
import { useWords } from '../useWords'

const isControl = (element: HTMLElement) =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement

interface Missed {
  /** What the browser would have said in a bubble of its own, in our words; null where nothing is wrong. */
  problem: string | null
  onInvalid: (event: FormEvent<HTMLElement>) => void
  onInput: () => void
}

/** Says at a field itself what keeps its form from being sent. The first such field of the form has the focus. */
function useMissed(): Missed {
  const t = useWords()
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

/** What the control must carry so that its label, help and mistake are read with it. */
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
