'use client'

import { SelectInput } from '@payloadcms/ui'
import { useInputProps, type InputHead } from './useInputProps'

interface Props extends InputHead {
  choices: { label: string; value: string }[]
  /** The choice can be left empty. */
  isClearable: boolean
  value: string
  onValue: (value: string) => void
}

/** Single choice from a list. */
export function SelectControl({ choices, isClearable, onValue, value, ...head }: Props) {
  const input = useInputProps(head)
  return (
    <SelectInput
      {...input}
      isClearable={isClearable}
      name={head.path}
      onChange={(chosen) => onValue(chosen && !Array.isArray(chosen) ? String(chosen.value) : '')}
      options={choices}
      value={value}
    />
  )
}
