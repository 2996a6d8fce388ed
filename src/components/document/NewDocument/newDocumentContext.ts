'use client'

import { createContext, useContext } from 'react'

type Id = number | string

/** A document being created: stored once something has been entered, not before. */
export interface NewDocumentState {
  /** Title in the header above the form. */
  headerTitle: string
  /** It was published by its first save. */
  isPublished: boolean
  setHeaderTitle: (title: string) => void
  onPublished: () => void
  onStored: (id: Id) => void
}

export const NewDocumentContext = createContext<NewDocumentState | null>(null)

/** Null on the screen of an existing document. */
export const useNewDocument = (): NewDocumentState | null => useContext(NewDocumentContext)
