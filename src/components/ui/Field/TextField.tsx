import type { InputHTMLAttributes } from 'react'
import { Field } from './Field'
import styles from './Field.module.css'

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  label: string
  help?: string
  error?: string | null
  onValue: (value: string) => void
}

/** A line of text with its label. */
export const TextField = ({ error, help, label, onValue, ...input }: Props) => (
  <Field error={error} help={help} label={label}>
    {(control) => <input className={styles.input} type="text" {...input} {...control} onChange={(event) => onValue(event.target.value)} />}
  </Field>
)
