'use client'

import { CheckboxInput } from '@payloadcms/ui'
import { useContext } from 'react'
import { FieldMode } from './formContexts'
import { FieldSet } from './FieldSet'
import { idOfInput } from './useInputProps'

interface Props {
  label: string
  help?: string
  error?: string
  choices: { label: string; value: string }[]
  path: string
  value: string[]
  onValue: (value: string[]) => void
}

/** Multiple choice. */
export function ChoicesField({ choices, onValue, path, value, ...field }: Props) {
  const { isReadOnly } = useContext(FieldMode)
  return (
    <FieldSet {...field}>
      {choices.map((choice) => (
        <CheckboxInput
          checked={value.includes(choice.value)}
          id={idOfInput(`${path}.${choice.value}`)}
          key={choice.value}
          label={choice.label}
          onToggle={({ target: { checked } }) =>
            onValue(checked ? [...value, choice.value] : value.filter((selected) => selected !== choice.value))
          }
          readOnly={isReadOnly}
        />
      ))}
    </FieldSet>
  )
}
