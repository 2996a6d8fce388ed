import { useId, type ReactNode } from 'react'
import styles from './Switch.module.css'

interface Props {
  isOn: boolean
  /** What it turns on or off. */
  label: ReactNode
  help?: ReactNode
  disabled?: boolean
  /** Keeps the label for screen readers only, if the row already shows it. */
  isLabelHidden?: boolean
  onChange: (isOn: boolean) => void
}

/** An on/off switch that takes effect at once or with its form. */
export function Switch({ disabled, help, isLabelHidden, isOn, label, onChange }: Props) {
  const id = useId()
  return (
    <div className={styles.row}>
      <button
        aria-checked={isOn}
        aria-describedby={help ? `${id}-help` : undefined}
        aria-labelledby={`${id}-label`}
        className={styles.switch}
        disabled={disabled}
        onClick={() => onChange(!isOn)}
        role="switch"
        type="button"
      >
        <span aria-hidden="true" className={styles.thumb} />
      </button>
      <span className={isLabelHidden ? styles.hidden : styles.words}>
        <span className={styles.label} id={`${id}-label`}>
          {label}
        </span>
        {help && (
          <span className={styles.help} id={`${id}-help`}>
            {help}
          </span>
        )}
      </span>
    </div>
  )
}
