'use client'

import { useSelection } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

/** Portal target for plugins' bulk actions; null while no rows are selected. */
export function useMoreActions(): Element | null {
  const { count = 0 } = useSelection()
  const isShown = count > 0
  const [target, setTarget] = useState<Element | null>(null)
  useEffect(() => {
    if (!isShown) return
    const frame = requestAnimationFrame(() => setTarget(document.querySelector('[data-more-actions]')))
    return () => cancelAnimationFrame(frame)
  }, [isShown])
  return isShown && target?.isConnected ? target : null
}
