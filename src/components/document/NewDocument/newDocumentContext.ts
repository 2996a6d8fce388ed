'use client'

import { createContext, useContext } from 'react'

type Id = number | string

/** A document that is begun on screen: stored as soon as something is written into it, and not before. */
export interface BegunDocument {
  /** What the header above the form shows as the title of the document. */
  headerTitle: string
  /** It was published by its first save. */
  isPublished: boolean
  nameHeader: (title: string) => void
  notePublished: () => void
  onStored: (id: Id) => void
}

export const NewDocumentContext = createContext<BegunDocument | null>(null)

/** Null on the screen of a document that was there when it was opened. */
export const useBegunDocument = (): BegunDocument | null => useContext(NewDocumentContext)
