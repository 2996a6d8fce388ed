'use client'

import { CheckboxInput } from '@payloadcms/ui'
import { LabelText } from '@/components/ui/Field/LabelText'
import { idOfInput, useInputProps, type InputHead } from './useInputProps'

interface Props extends InputHead {
  isOn: boolean
  onValue: (isOn: boolean) => void
}

/** A boolean setting. */
export function SwitchControl({ isOn, onValue, ...head }: Props) {
  const { Description, Error, readOnly } = useInputProps(head)
  const id = idOfInput(head.path)
  return (
    <div className="field-type checkbox">
      {Error}
      <CheckboxInput
        checked={isOn}
        id={id}
        Label={
          <label className="field-label" htmlFor={id}>
            <LabelText>{head.label}</LabelText>
          </label>
        }
        onToggle={(event) => onValue(event.target.checked)}
        readOnly={readOnly}
      />
      {Description}
    </div>
  )
}
