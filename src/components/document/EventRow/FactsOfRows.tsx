'use client'

import { createContext, useContext, type ReactNode } from 'react'
import type { EventFacts } from './eventFacts'

const Facts = createContext<Record<string, EventFacts>>({})

/** Provides the facts that rows of events show besides their columns. */
export const FactsOfRows = ({ children, facts }: { children: ReactNode; facts: Record<string, EventFacts> }) => (
  <Facts value={facts}>{children}</Facts>
)

/** Undefined if the list did not load them, as in pickers. */
export const useFacts = (id: string): EventFacts | undefined => useContext(Facts)[id]
