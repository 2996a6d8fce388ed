'use client'

import { useEffect, useSyncExternalStore, type ReactNode } from 'react'
import { readKeptToken } from './keptToken'

interface Props {
  /** Address of this page. */
  address: string
  /** Shown where this tab knows of no invitation. */
  children: ReactNode
}

const never = () => () => undefined

/** Goes back to the invitation that this tab was showing. The server knows nothing of tabs. */
export function Reopen({ address, children }: Props) {
  const token = useSyncExternalStore(never, readKeptToken, () => undefined)
  useEffect(() => {
    if (token) window.location.replace(`${address}/${encodeURIComponent(token)}`)
  }, [address, token])
  return token === null ? children : null
}
