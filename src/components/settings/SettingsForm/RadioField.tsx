'use client'

import { useId } from 'react'
import { FieldSet } from './FieldSet'
import styles from './SettingsForm.module.css'

interface Props {
  label: string
  help?: string
  error?: string
  choices: { label: string; value: string }[]
  value: string
  onValue: (value: string) => void
}

/** Single choice from a few options, all visible. */
export function RadioField({ choices, onValue, value, ...head }: Props) {
  const name = useId()
  return (
    <FieldSet {...head}>
      {choices.map((choice) => (
        <label className={styles.choice} key={choice.value}>
          <input checked={value === choice.value} name={name} onChange={() => onValue(choice.value)} type="radio" />
          {choice.label}
        </label>
      ))}
    </FieldSet>
  )
}
