import { useId, type ReactNode } from 'react'
import { LabelText } from '@/components/ui/Field/LabelText'
import fieldStyles from '@/components/ui/Field/Field.module.css'
import styles from './SettingsForm.module.css'

interface Props {
  label: string
  help?: string
  error?: string
  /** Marks a group with a line along its start edge. */
  isIndented?: boolean
  children?: ReactNode
}

/** Several controls under one label. Its first control gets the focus when the group has an error. */
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
