import { z } from 'zod'

/** Translation states of a document in a language. `changed` can apply together with `missing` or `partial`. */
export const STATES = ['changed', 'missing', 'partial', 'complete'] as const

export const documentState = z.enum(STATES)

export type DocumentState = z.infer<typeof documentState>

/** Path of the list of documents in a state, relative to the admin root. */
export const TRANSLATIONS_PATH = '/settings/languages/documents'
