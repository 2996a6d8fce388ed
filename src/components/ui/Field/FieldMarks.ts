import { createContext } from 'react'

/** What a field says of itself behind its label, as Payload's own fields do. */
export interface FieldMarksValue {
  /** Must be filled in. */
  isRequired?: boolean
  /** In which it is filled in, where each language has its own: its code, name and direction. */
  language?: { code: string; dir: 'ltr' | 'rtl'; name: string }
}

export const FieldMarks = createContext<FieldMarksValue>({})
