import { createContext } from 'react'

export interface KnownReferences {
  /** Titles of documents that are chosen already, by id. */
  names: Record<string, string>
  /** The site whose documents are offered. */
  tenant: string
}

/** What fields that choose documents need to know. */
export const References = createContext<KnownReferences>({ names: {}, tenant: '' })
