import { createContext } from 'react'

/** A language that fields are filled in for. */
export interface FieldLanguage {
  code: string
  dir: 'ltr' | 'rtl'
  name: string
}

/** What a field says of itself behind its label, as Payload's own fields do. */
export interface FieldMarksValue {
  /** Must be filled in. */
  isRequired?: boolean
  /** In which it is filled in, where each language has its own. */
  language?: FieldLanguage
}

export const FieldMarks = createContext<FieldMarksValue>({})
