import { z } from 'zod'

/** How far a document is in a language. One with something missing may have changed, too. */
export const STATES = ['changed', 'missing', 'partial', 'complete'] as const

export const documentState = z.enum(STATES)

export type DocumentState = z.infer<typeof documentState>

/** Where the documents of a state are listed, below the admin's root. */
export const LIST = '/settings/languages/documents'
