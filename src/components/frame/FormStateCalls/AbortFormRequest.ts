'use client'

import { createContext } from 'react'

/** Aborts the pending form-state request of a document (`pages/{id}`) that has just been changed. */
export const AbortFormRequest = createContext<(document: string) => void>(() => undefined)
