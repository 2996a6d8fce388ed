import { createContext } from 'react'

/** How the fields of a form stand just now. */
export interface FieldModeValue {
  /** Nothing can be changed. */
  isReadOnly: boolean
  /** The language on screen is not the one that must be complete. */
  isOtherLanguage: boolean
}

export const FieldMode = createContext<FieldModeValue>({ isOtherLanguage: false, isReadOnly: false })
