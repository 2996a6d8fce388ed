'use client'

import { useEffect } from 'react'
import { storeToken } from './storedToken'

/**
 * Removes the token from the address bar and the history. The tab remembers it for reloads and for returning from
 * sign-in.
 */
export function HideToken({ address, token }: { address: string; token: string }) {
  useEffect(() => {
    storeToken(token)
    window.history.replaceState(null, '', address)
  }, [address, token])
  return null
}
