'use client'

import { useId, type ReactNode } from 'react'
import { Tooltip } from '../Tooltip/Tooltip'
import styles from './Checkbox.module.css'

interface Props {
  isOn: boolean
  label: ReactNode
  /** Some, but not all, of what it represents is on. */
  isMixed?: boolean
  /** Why it cannot be changed. It stays focusable and announces the reason. */
  locked?: string | null
  onChange: (isOn: boolean) => void
}

/** A checkbox with its label. */
export function Checkbox({ isMixed = false, isOn, label, locked, onChange }: Props) {
  const id = useId()
  const box = (
    <input
      aria-describedby={locked ? `${id}-why` : undefined}
      aria-disabled={locked ? true : undefined}
      checked={isOn}
      className={styles.box}
      id={id}
      onChange={(event) => !locked && onChange(event.target.checked)}
      ref={(input) => {
        if (input) input.indeterminate = isMixed && !isOn
      }}
      type="checkbox"
    />
  )
  return (
    <span className={styles.row}>
      {locked ? <Tooltip text={locked}>{box}</Tooltip> : box}
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {locked && (
        <span className={styles.why} id={`${id}-why`}>
          {locked}
        </span>
      )}
    </span>
  )
}
