'use client'

import { useRef } from 'react'
import type { NumberSetting, TextSetting } from '../../../lib/apps/settingFields'
import { cutText, raiseNumber, restoreText } from '../../../lib/themes/fitting'
import { TextAreaField } from '../../ui/Field/TextAreaField'
import { TextField } from '../../ui/Field/TextField'

interface Props {
  field: NumberSetting | TextSetting
  label: string
  help?: string
  error?: string
  placeholder?: string
  value: string
  onValue: (value: string) => void
}

/** A text or a number that is kept within its limits: cut while it is typed, mended when it is left. */
export function FittedText({ field, onValue, value, ...head }: Props) {
  const before = useRef(value)
  const leave = (): void => {
    const mended = field.type === 'number' ? raiseNumber(value, field) : restoreText(value, before.current, field)
    if (mended !== value) onValue(mended)
  }
  const common = { ...head, onBlur: leave, onFocus: () => void (before.current = value), value }
  if (field.type === 'number') return <TextField {...common} inputMode="decimal" onValue={onValue} />
  const onText = (typed: string): void => onValue(cutText(typed, field))
  return field.isMultiline ? <TextAreaField {...common} isCode={field.isCode} onValue={onText} {...(field.isCode && { dir: 'ltr' })} /> : <TextField {...common} onValue={onText} />
}
