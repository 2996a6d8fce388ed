import { createContext } from 'react'

/** Language of a localized value. */
export interface FieldLanguage {
  code: string
  dir: 'ltr' | 'rtl'
  name: string
}

/** Markers after a field's label, as on Payload's own fields. */
export interface FieldMarksValue {
  /** Must be filled in. */
  isRequired?: boolean
  /** Language of the value, if the field is localized. */
  language?: FieldLanguage
}

export const FieldMarks = createContext<FieldMarksValue>({})
