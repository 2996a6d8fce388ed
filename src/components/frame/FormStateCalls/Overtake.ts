'use client'

import { createContext } from 'react'

/** Aborts the pending form-state request of a document (`pages/{id}`) that has just been changed. */
export const Overtake = createContext<(document: string) => void>(() => undefined)
