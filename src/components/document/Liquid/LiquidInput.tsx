'use client'

import { FieldLabel, useField } from '@payloadcms/ui'
import { useId } from 'react'
import { TEMPLATE_LENGTH } from '@/lib/content/liquid/templateLength'
import field from '@/components/ui/Field/Field.module.css'
import { useMessages } from '@/components/ui/useMessages'
import styles from './LiquidInput.module.css'
import { useTemplateProblem } from './useTemplateProblem'

interface Props {
  isInPlan: boolean
  isReadOnly: boolean
  path: string
}

/** A template in a monospaced font. Errors are shown below it while typing, with line and column. */
export function LiquidInput({ isInPlan, isReadOnly, path }: Props) {
  const t = useMessages()
  const helpId = useId()
  const { disabled, errorMessage, setValue, showError, value } = useField<string>({ path })
  const problem = useTemplateProblem(value ?? '') ?? (showError ? errorMessage : undefined)
  return (
    <div className={`field-type ${field.field}`}>
      <FieldLabel label={t('liquidTemplate')} path={path} required />
      <textarea
        aria-describedby={helpId}
        aria-invalid={problem ? true : undefined}
        className={`${field.input} ${styles.code}`}
        dir="ltr"
        id={`field-${path.replaceAll('.', '__')}`}
        maxLength={TEMPLATE_LENGTH}
        name={path}
        onChange={(event) => setValue(event.target.value)}
        readOnly={isReadOnly || disabled || !isInPlan}
        rows={12}
        spellCheck={false}
        value={value ?? ''}
        wrap="off"
      />
      <p className={problem ? field.error : field.help} id={helpId} role={problem ? 'alert' : undefined}>
        {problem ?? t(isInPlan ? 'liquidHelp' : 'liquidStays')}
      </p>
    </div>
  )
}
