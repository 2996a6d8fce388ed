'use client'

import { createContext, useContext, type ReactNode } from 'react'
import type { EventFacts } from './eventFacts'

const Facts = createContext<Record<string, EventFacts>>({})

/** Around a list of events: what its rows show besides their columns. */
export const FactsOfRows = ({ children, facts }: { children: ReactNode; facts: Record<string, EventFacts> }) => (
  <Facts value={facts}>{children}</Facts>
)

/** Undefined where the list brought none along: in a picker. */
export const useFacts = (id: string): EventFacts | undefined => useContext(Facts)[id]
