import { useId, type ReactNode } from 'react'
import styles from './Field.module.css'

/** What the control must carry so that its label, help and mistake are read with it. */
export interface FieldControl {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
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
  const helpId = `${id}-help`
  const note = error ?? help
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({ id, ...(note && { 'aria-describedby': helpId }), ...(error && { 'aria-invalid': true }) })}
      {note && (
        <p className={error ? styles.error : styles.help} id={helpId} role={error ? 'alert' : undefined}>
          {note}
        </p>
      )}
    </div>
  )
}
