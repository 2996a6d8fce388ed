'use client'

import { useSelection } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

/** Where plugins put what they can do with the chosen rows of a list, by a portal; null while none is chosen. */
export function useMoreActions(): Element | null {
  const { count = 0 } = useSelection()
  const isShown = count > 0
  const [place, setPlace] = useState<Element | null>(null)
  useEffect(() => {
    if (!isShown) return
    const frame = requestAnimationFrame(() => setPlace(document.querySelector('[data-more-actions]')))
    return () => cancelAnimationFrame(frame)
  }, [isShown])
  return isShown && place?.isConnected ? place : null
}
