'use client'

import { TextareaInput, TextInput } from '@payloadcms/ui'
import { useRef, type ChangeEvent } from 'react'
import { truncateText, raiseNumber, restoreText } from '@/lib/themes/inputCorrections'
import type { NumberThemeField, TextThemeField } from '@/lib/themes/themeField'
import { ControlAttributes } from '@/payload-patches/fieldNames/ControlAttributes'
import { useInputLanguage, useInputProps, type InputHead } from './useInputProps'
import styles from './SettingsForm.module.css'

interface Props extends InputHead {
  field: NumberThemeField | TextThemeField
  placeholder?: string
  value: string
  onValue: (value: string) => void
}

/** A text or a number. Length limits apply while typing; other limits are enforced on blur. */
export function TextControl({ field, onValue, placeholder, value, ...head }: Props) {
  const valueOnFocus = useRef(value)
  const input = { ...useInputProps(head), placeholder, value }
  const language = useInputLanguage()
  const enforceLimits = (): void => {
    const corrected =
      field.type === 'number' ? raiseNumber(value, field) : restoreText(value, valueOnFocus.current, field)
    if (corrected !== value) onValue(corrected)
  }
  const type = (typed: string): void => onValue(field.type === 'number' ? typed : truncateText(typed, field))
  const attributes = {
    ...language,
    ...(field.type === 'code' && { dir: 'ltr' as const }),
    ...(field.type === 'number' && { inputMode: 'decimal' as const }),
  }
  return (
    <ControlAttributes
      {...attributes}
      onBlur={enforceLimits}
      onFocus={() => void (valueOnFocus.current = value)}
      onTypedBefore={type}
      value={value}
    >
      {field.type === 'textarea' || field.type === 'code' ? (
        <TextareaInput
          {...input}
          className={field.type === 'code' ? styles.code : undefined}
          onChange={(event) => type(event.target.value)}
          rows={4}
        />
      ) : (
        <TextInput {...input} onChange={(event: ChangeEvent<HTMLInputElement>) => type(event.target.value)} />
      )}
    </ControlAttributes>
  )
}
