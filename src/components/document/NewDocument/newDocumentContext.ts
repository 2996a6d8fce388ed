'use client'

import { createContext, useContext } from 'react'

type Id = number | string

/** A document being created: stored once something has been entered, not before. */
export interface BegunDocument {
  /** Title in the header above the form. */
  headerTitle: string
  /** It was published by its first save. */
  isPublished: boolean
  nameHeader: (title: string) => void
  notePublished: () => void
  onStored: (id: Id) => void
}

export const NewDocumentContext = createContext<BegunDocument | null>(null)

/** Null on the screen of an existing document. */
export const useBegunDocument = (): BegunDocument | null => useContext(NewDocumentContext)
