'use client'

import { createContext, type ReactNode } from 'react'
import type { AdminMessages } from '../../i18n/en'

export const AreaContext = createContext<Partial<AdminMessages>>({})

/** Around a screen whose texts do not come with every page. */
export const AreaMessagesProvider = ({ children, words }: { children: ReactNode; words: Partial<AdminMessages> }) => (
  <AreaContext value={words}>{children}</AreaContext>
)
