'use client'

import { createContext, type ReactNode } from 'react'
import type { AdminMessages } from '@/i18n/en'

export const AreaContext = createContext<Partial<AdminMessages>>({})

interface Props {
  children: ReactNode
  messages: Partial<AdminMessages>
}

/** Provides messages of areas that are not loaded with every page. */
export const AreaMessagesProvider = ({ children, messages }: Props) => (
  <AreaContext value={messages}>{children}</AreaContext>
)
