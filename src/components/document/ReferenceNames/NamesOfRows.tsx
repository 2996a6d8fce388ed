'use client'

import { createContext, useContext, type ReactNode } from 'react'
import type { ReferenceName, ReferenceNames } from './referenceNames'

const Names = createContext<ReferenceNames>({})

/** Provides the names of what the rows of a list refer to. */
export const NamesOfRows = ({ children, names }: { children: ReactNode; names: ReferenceNames }) => (
  <Names value={names}>{children}</Names>
)

/** Undefined for what the list has not looked up, as in tables within a form. */
export function useReferenceName(): (collection: string, id: string) => ReferenceName | undefined {
  const names = useContext(Names)
  return (collection, id) => names[collection]?.[id]
}
