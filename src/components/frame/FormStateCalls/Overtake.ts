'use client'

import { createContext } from 'react'

/** Ends the question that is under way about the form of a document (`pages/{id}`), which has just been changed. */
export const Overtake = createContext<(document: string) => void>(() => undefined)
