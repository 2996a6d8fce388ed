'use client'

import { useId, type ReactNode } from 'react'
import unseen from '@/components/ui/unseen.module.css'
import styles from './Studio.module.css'

interface Props<Value extends string> {
  label: string
  /** The label is only for screen readers, because a visible heading repeats it. Default: false. */
  isUnseen?: boolean
  options: { label: string; value: Value; face?: string; mark?: ReactNode }[]
  value: Value
  onValue: (value: Value) => void
}

/** A group of radio buttons. */
export function Choice<Value extends string>({ isUnseen = false, label, onValue, options, value }: Props<Value>) {
  const name = useId()
  return (
    <fieldset className={styles.choice}>
      <legend className={isUnseen ? unseen.unseen : styles.label}>{label}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label className={styles.option} key={option.value}>
            <input
              checked={option.value === value}
              className={styles.radio}
              name={name}
              onChange={() => onValue(option.value)}
              type="radio"
              value={option.value}
            />
            {option.mark}
            <span style={option.face ? { fontFamily: option.face } : undefined}>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
