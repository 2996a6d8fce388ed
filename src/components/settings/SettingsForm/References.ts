import { createContext } from 'react'

export interface KnownReferences {
  /** Titles of the documents already chosen, by id. */
  names: Record<string, string>
  /** The site whose documents are offered. */
  tenant: string
}

/** Context of fields that choose documents. */
export const References = createContext<KnownReferences>({ names: {}, tenant: '' })
