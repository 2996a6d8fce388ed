'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/**
 * Why: a list that is loaded from its address writes its query there before Next watches the history, and takes Next's
 * state from the entry with it. Next then ignores Back to this entry: the address is the list's, the screen still the
 * document's.
 * Relies on: `history.replaceState(null, …)` in Payload's list, and Next ignoring entries without a state.
 * Ends with: Payload keeping `history.state`, or Next loading such entries, as it did with vercel/next.js#90083.
 */
export function useLostEntries(): void {
  const router = useRouter()
  useEffect(() => {
    const onPopState = ({ state }: PopStateEvent) => {
      const { hash, pathname, search } = window.location
      // An entry with a hash is a place on the same screen.
      if (state === null && !hash) router.replace(pathname + search)
    }
    window.addEventListener('popstate', onPopState)
    return () => window.removeEventListener('popstate', onPopState)
  }, [router])
}
