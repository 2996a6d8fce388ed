'use client'

import styles from './SettingsForm.module.css'
import { FieldSet } from './FieldSet'

interface Props {
  label: string
  help?: string
  error?: string
  choices: { label: string; value: string }[]
  value: string[]
  onValue: (value: string[]) => void
}

/** Some of several choices. */
export const ChoicesField = ({ choices, onValue, value, ...field }: Props) => (
  <FieldSet {...field}>
    {choices.map((choice) => (
      <label className={styles.choice} key={choice.value}>
        <input
          checked={value.includes(choice.value)}
          onChange={({ target: { checked } }) => onValue(checked ? [...value, choice.value] : value.filter((one) => one !== choice.value))}
          type="checkbox"
        />
        {choice.label}
      </label>
    ))}
  </FieldSet>
)
