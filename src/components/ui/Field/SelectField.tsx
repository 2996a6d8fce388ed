import type { SelectHTMLAttributes } from 'react'
import { Field } from './Field'
import styles from './Field.module.css'

export interface Choice {
  label: string
  value: string
  /** Visible but disabled; the help says why. */
  isClosed?: boolean
}

interface Props extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'children' | 'onChange'> {
  label: string
  choices: Choice[]
  help?: string
  error?: string | null
  onValue: (value: string) => void
}

/** A select with its label. */
export const SelectField = ({ choices, error, help, label, onValue, ...select }: Props) => (
  <Field error={error} help={help} label={label}>
    {(control) => (
      <select className={styles.input} {...select} {...control} onChange={(event) => onValue(event.target.value)}>
        {choices.map((choice) => (
          <option disabled={choice.isClosed} key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    )}
  </Field>
)
