import type { ReactNode } from 'react'
import type { FormQuestion } from '../../lib/forms/FormQuestion'

interface Props {
  chosen: string[]
  /** Of the field, or of the group where there are several. */
  common: { 'aria-describedby'?: string; 'aria-invalid'?: true; id: string; name: string; required: boolean }
  label: ReactNode
  /** Help and problem. */
  more: ReactNode
  question: Extract<FormQuestion, { blockType: 'choiceQuestion' }>
}

/** More than that are shorter as a list that opens. */
const MOST_BUTTONS = 7

/** One of several, or any number of them. */
export function Choices({ chosen, common, label, more, question: { multiple, options } }: Props) {
  const all = options ?? []
  if (!multiple && all.length > MOST_BUTTONS) {
    return (
      <div className="question">
        <label htmlFor={common.id}>{label}</label>
        <select {...common}>
          <option value="" />
          {all.map((option) => (
            <option key={option.id} selected={chosen.includes(option.value)} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        {more}
      </div>
    )
  }
  return (
    <fieldset aria-describedby={common['aria-describedby']} className="question" id={common.id}>
      <legend>{label}</legend>
      {all.map((option) => (
        <label className="tick" key={option.id}>
          <input checked={chosen.includes(option.value)} name={common.name} required={common.required && !multiple} type={multiple ? 'checkbox' : 'radio'} value={option.value} />
          <span>{option.label}</span>
        </label>
      ))}
      {more}
    </fieldset>
  )
}
