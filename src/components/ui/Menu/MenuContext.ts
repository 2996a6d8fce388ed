'use client'

import { createContext } from 'react'

/** Closes the surrounding menu. */
export const MenuContext = createContext<() => void>(() => {})
