'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { useAdminPath } from '../../../../components/frame/Nav/useAdminPath'

/**
 * Keeps a conversation and the address together. A new one takes its address over without a request, so Next goes on to
 * believe that it shows the screen for new ones: whoever chooses New Chat then, or comes back to it later, would see what
 * is there already. Where the address has become another one, the server is asked for what belongs to it.
 * @param stored id of the conversation that the server has given; null for a new one
 * @returns takes the address of a new conversation over
 */
export function useAddress(id: string, stored: string | null): () => void {
  const router = useRouter()
  const { hrefOf, path } = useAdminPath()
  const own = useRef(stored === null ? '/chat' : `/chat/${stored}`)
  useEffect(() => {
    if (path !== own.current && /^\/chat(?:\/|$)/.test(path)) router.refresh()
  }, [path, router])
  return () => {
    own.current = `/chat/${id}`
    // Without a state of its own, Next takes the address over as the one on show.
    window.history.replaceState(null, '', hrefOf(own.current))
  }
}
