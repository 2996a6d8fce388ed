'use client'

import { createContext, use } from 'react'
import type { LinkScope } from '../../lib/screen/linkTarget'

/** What rendering an answer needs to know about the admin. */
export interface ChatScope extends LinkScope {
  /** Labels of content types, by slug. */
  types: Record<string, { plural: string; singular: string }>
}

export const ChatScopeContext = createContext<ChatScope>({
  adminPath: '/admin',
  origin: 'http://localhost',
  siteHosts: [],
  types: {},
})

export const useChatScope = (): ChatScope => use(ChatScopeContext)
