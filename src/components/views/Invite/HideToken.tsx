'use client'

import { useEffect } from 'react'
import { keepToken } from './keptToken'

/** Takes the token out of the address bar and the history. The tab remembers it, for reloading and coming back from the login. */
export function HideToken({ address, token }: { address: string; token: string }) {
  useEffect(() => {
    keepToken(token)
    window.history.replaceState(null, '', address)
  }, [address, token])
  return null
}
