'use client'

import { useEffect, useSyncExternalStore, type ReactNode } from 'react'
import { readStoredToken } from './storedToken'

interface Props {
  /** URL of this page. */
  address: string
  /** Shown if this tab has no stored invitation. */
  children: ReactNode
}

const subscribe = () => () => undefined

/** Returns to the invitation that this tab was showing. Only the browser knows it, not the server. */
export function Reopen({ address, children }: Props) {
  const token = useSyncExternalStore(subscribe, readStoredToken, () => undefined)
  useEffect(() => {
    if (token) window.location.replace(`${address}/${encodeURIComponent(token)}`)
  }, [address, token])
  return token === null ? children : null
}
