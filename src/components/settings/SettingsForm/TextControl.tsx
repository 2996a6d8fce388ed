'use client'

import { TextareaInput, TextInput } from '@payloadcms/ui'
import { useRef, type ChangeEvent } from 'react'
import { truncateText, restoreText } from '@/lib/themes/inputCorrections'
import type { TextThemeField } from '@/lib/themes/themeField'
import { ControlAttributes } from '@/payload-patches/fieldNames/ControlAttributes'
import { useInputLanguage, useInputProps, type InputHead } from './useInputProps'
import styles from './SettingsForm.module.css'

interface Props extends InputHead {
  field: TextThemeField
  placeholder?: string
  value: string
  onValue: (value: string) => void
}

/** A text. Its maximum length applies while typing, its minimum on blur. */
export function TextControl({ field, onValue, placeholder, value, ...head }: Props) {
  const valueOnFocus = useRef(value)
  const input = { ...useInputProps(head), placeholder, value }
  const language = useInputLanguage()
  const enforceLimits = (): void => {
    const corrected = restoreText(value, valueOnFocus.current, field)
    if (corrected !== value) onValue(corrected)
  }
  const type = (typed: string): void => onValue(truncateText(typed, field))
  return (
    <ControlAttributes
      {...language}
      {...(field.type === 'code' && { dir: 'ltr' as const })}
      onBlur={enforceLimits}
      onFocus={() => void (valueOnFocus.current = value)}
      onTypedBefore={type}
      value={value}
    >
      {field.type === 'text' ? (
        <TextInput {...input} onChange={(event: ChangeEvent<HTMLInputElement>) => type(event.target.value)} />
      ) : (
        <TextareaInput
          {...input}
          className={field.type === 'code' ? styles.code : undefined}
          onChange={(event) => type(event.target.value)}
          rows={4}
        />
      )}
    </ControlAttributes>
  )
}
