'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { useAdminPath } from '@/components/frame/Nav/useAdminPath'

/**
 * Keeps the URL in step with the conversation. A new conversation gets its URL without a request, so the Next router
 * still believes that it shows the new-chat screen: choosing New Chat, or coming back to it later, would show this
 * conversation again. When the URL changes to another chat, the page is therefore refreshed.
 * @param stored id of the conversation loaded from the server; null for a new one
 * @returns sets the URL of a new conversation
 */
export function useConversationUrl(id: string, stored: string | null): () => void {
  const router = useRouter()
  const { hrefOf, path } = useAdminPath()
  const ownPath = useRef(stored === null ? '/chat' : `/chat/${stored}`)
  useEffect(() => {
    if (path !== ownPath.current && /^\/chat(?:\/|$)/.test(path)) router.refresh()
  }, [path, router])
  return () => {
    ownPath.current = `/chat/${id}`
    // With a null state, Next adopts the URL as the current one.
    window.history.replaceState(null, '', hrefOf(ownPath.current))
  }
}
