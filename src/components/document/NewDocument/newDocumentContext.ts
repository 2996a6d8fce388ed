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
  /** Stores the document at once, if something was entered; resolves to whether nothing of it is unsaved. */
  saveNow: () => Promise<boolean>
  /** Given by the button that stores it; null when there is none any more. */
  setSaveNow: (save: (() => Promise<boolean>) | null) => void
}

export const NewDocumentContext = createContext<NewDocumentState | null>(null)

/** Null on the screen of an existing document. */
export const useNewDocument = (): NewDocumentState | null => useContext(NewDocumentContext)
