'use client'

import { TextareaInput, TextInput } from '@payloadcms/ui'
import { useRef, type ChangeEvent } from 'react'
import type { NumberSetting, TextSetting, UrlSetting } from '../../../lib/apps/settingFields'
import { cutText, raiseNumber, restoreText } from '../../../lib/themes/fitting'
import { ControlAttributes } from '../../../payload-patches/fieldNames/ControlAttributes'
import { useInputLanguage, useInputProps, type InputHead } from './useInputProps'
import styles from './SettingsForm.module.css'

interface Props extends InputHead {
  field: NumberSetting | TextSetting | UrlSetting
  placeholder?: string
  value: string
  onValue: (value: string) => void
}

/** A text, a number or an address. What has limits is kept within them: cut while it is typed, mended when it is left. */
export function TextControl({ field, onValue, placeholder, value, ...head }: Props) {
  const before = useRef(value)
  const input = { ...useInputProps(head), placeholder, value }
  const language = useInputLanguage()
  const isForMachines = field.type === 'url' || (field.type === 'text' && field.isCode === true)
  const leave = (): void => {
    const mended =
      field.type === 'number'
        ? raiseNumber(value, field)
        : field.type === 'text'
          ? restoreText(value, before.current, field)
          : value
    if (mended !== value) onValue(mended)
  }
  const type = (typed: string): void => onValue(field.type === 'text' ? cutText(typed, field) : typed)
  const attributes = {
    ...language,
    ...(isForMachines && { dir: 'ltr' as const }),
    ...(field.type === 'number' && { inputMode: 'decimal' as const }),
    ...(field.type === 'url' && { inputMode: 'url' as const }),
  }
  return (
    <ControlAttributes
      {...attributes}
      onBlur={leave}
      onFocus={() => void (before.current = value)}
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
