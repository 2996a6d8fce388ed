'use client'

import { createContext, type ReactNode } from 'react'
import type { Words } from '../../i18n/en'

export const AreaContext = createContext<Partial<Words>>({})

/** Around a screen whose texts do not come with every page. */
export const AreaWords = ({ children, words }: { children: ReactNode; words: Partial<Words> }) => (
  <AreaContext value={words}>{children}</AreaContext>
)
