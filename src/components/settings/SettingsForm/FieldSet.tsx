import { useId, type ReactNode } from 'react'
import { LabelText } from '../../ui/Field/LabelText'
import fieldStyles from '../../ui/Field/Field.module.css'
import styles from './SettingsForm.module.css'

interface Props {
  label: string
  help?: string
  error?: string
  /** Draws a line beside what belongs together. */
  isIndented?: boolean
  children?: ReactNode
}

/** Several controls under one label. The first one is found by whoever looks for the mistake. */
export function FieldSet({ children, error, help, isIndented, label }: Props) {
  const id = useId()
  const note = error ?? help
  return (
    <fieldset
      aria-describedby={note && id}
      aria-invalid={error ? true : undefined}
      className={styles.set}
      tabIndex={error ? -1 : undefined}
    >
      {label && (
        <legend className={fieldStyles.label}>
          <LabelText>{label}</LabelText>
        </legend>
      )}
      {note && (
        <p className={error ? fieldStyles.error : fieldStyles.help} id={id} role={error ? 'alert' : undefined}>
          {note}
        </p>
      )}
      {children && <div className={isIndented ? styles.indented : styles.inner}>{children}</div>}
    </fieldset>
  )
}
