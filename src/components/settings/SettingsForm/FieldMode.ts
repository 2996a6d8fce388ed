import { createContext } from 'react'
import type { FieldLanguage } from '../../ui/Field/FieldMarks'

/** How the fields of a form stand just now. */
export interface FieldModeValue {
  /** Nothing can be changed. */
  isReadOnly: boolean
  /** The language on screen is not the one that must be complete. */
  isOtherLanguage: boolean
  /** The language on screen, where fields may have a value in each. */
  language?: FieldLanguage
}

export const FieldMode = createContext<FieldModeValue>({ isOtherLanguage: false, isReadOnly: false })
