'use client'

import { TextInput } from '@payloadcms/ui'
import { useState, type ChangeEvent } from 'react'
import { raiseNumber, toNumber } from '@/lib/themes/inputCorrections'
import type { NumberThemeField } from '@/lib/themes/themeField'
import { ControlAttributes } from '@/payload-patches/fieldNames/ControlAttributes'
import { useInputLanguage, useInputProps, type InputHead } from './useInputProps'

interface Props extends InputHead {
  field: NumberThemeField
  placeholder?: number
  /** What was typed, if it is no number. */
  value: number | string
  onValue: (value: number | string) => void
}

/** A number. It is raised to its minimum on blur. */
export function NumberControl({ field, onValue, placeholder, value, ...head }: Props) {
  const input = useInputProps(head)
  const language = useInputLanguage()
  // As typed, because 1.0 and 1. are the number 1.
  const [typed, setTyped] = useState('')
  const text = toNumber(typed) === value ? typed : String(value)
  const type = (next: string): void => {
    setTyped(next)
    onValue(toNumber(next))
  }
  const raise = (): void => {
    const raised = raiseNumber(text, field)
    if (raised !== text) type(raised)
  }
  return (
    <ControlAttributes {...language} inputMode="decimal" onBlur={raise} onTypedBefore={type} value={text}>
      <TextInput
        {...input}
        onChange={(event: ChangeEvent<HTMLInputElement>) => type(event.target.value)}
        placeholder={placeholder === undefined ? undefined : String(placeholder)}
        value={text}
      />
    </ControlAttributes>
  )
}
