import { createContext } from 'react'
import type { FieldLanguage } from '@/components/ui/Field/FieldMarks'

/** State that all fields of a form share. */
export interface FieldModeValue {
  /** Nothing can be edited. */
  isReadOnly: boolean
  /** The language on screen is not the one in which required fields must be filled in. */
  isOtherLanguage: boolean
  /** The language on screen, if fields have a value in each language. */
  language?: FieldLanguage
}

export const FieldMode = createContext<FieldModeValue>({ isOtherLanguage: false, isReadOnly: false })

export interface KnownReferences {
  /** Titles of the documents already chosen, by id. */
  names: Record<string, string>
  /** The site whose documents are offered. */
  tenant: string
}

/** Context of fields that choose documents. */
export const References = createContext<KnownReferences>({ names: {}, tenant: '' })
