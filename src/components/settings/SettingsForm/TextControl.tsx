'use client'

import { TextareaInput, TextInput } from '@payloadcms/ui'
import { useRef, type ChangeEvent } from 'react'
import type { NumberSetting, TextSetting, UrlSetting } from '@/lib/apps/settingFields'
import { truncateText, raiseNumber, restoreText } from '@/lib/themes/inputCorrections'
import { ControlAttributes } from '@/payload-patches/fieldNames/ControlAttributes'
import { useInputLanguage, useInputProps, type InputHead } from './useInputProps'
import styles from './SettingsForm.module.css'

interface Props extends InputHead {
  field: NumberSetting | TextSetting | UrlSetting
  placeholder?: string
  value: string
  onValue: (value: string) => void
}

/** A text, a number or a URL. Length limits apply while typing; other limits are enforced on blur. */
export function TextControl({ field, onValue, placeholder, value, ...head }: Props) {
  const valueOnFocus = useRef(value)
  const input = { ...useInputProps(head), placeholder, value }
  const language = useInputLanguage()
  const isMachineReadable = field.type === 'url' || (field.type === 'text' && field.isCode === true)
  const enforceLimits = (): void => {
    const corrected =
      field.type === 'number'
        ? raiseNumber(value, field)
        : field.type === 'text'
          ? restoreText(value, valueOnFocus.current, field)
          : value
    if (corrected !== value) onValue(corrected)
  }
  const type = (typed: string): void => onValue(field.type === 'text' ? truncateText(typed, field) : typed)
  const attributes = {
    ...language,
    ...(isMachineReadable && { dir: 'ltr' as const }),
    ...(field.type === 'number' && { inputMode: 'decimal' as const }),
    ...(field.type === 'url' && { inputMode: 'url' as const }),
  }
  return (
    <ControlAttributes
      {...attributes}
      onBlur={enforceLimits}
      onFocus={() => void (valueOnFocus.current = value)}
      onTypedBefore={type}
      value={value}
    >
      {field.type === 'text' && field.isMultiline ? (
        <TextareaInput
          {...input}
          className={field.isCode ? styles.code : undefined}
          onChange={(event) => type(event.target.value)}
          rows={4}
        />
      ) : (
        <TextInput {...input} onChange={(event: ChangeEvent<HTMLInputElement>) => type(event.target.value)} />
      )}
    </ControlAttributes>
  )
}
