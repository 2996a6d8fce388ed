'use client'

import { createContext, use } from 'react'
import type { LinkScope } from '../../lib/screen/linkTarget'

/** What an answer is shown with. */
export interface ChatScope extends LinkScope {
  /** Names of content types, by their slugs. */
  types: Record<string, { plural: string; singular: string }>
}

export const ChatScopeContext = createContext<ChatScope>({
  adminPath: '/admin',
  origin: 'http://localhost',
  siteHosts: [],
  types: {},
})

export const useChatScope = (): ChatScope => use(ChatScopeContext)
