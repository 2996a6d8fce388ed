'use client'

import { useEffect, useState } from 'react'
import { LeaveDialog } from './LeaveDialog'
import { guardLeaving } from './leaving'

/**
 * Warns before unsaved changes are lost: the browser's prompt on closing the tab, our own dialog on leaving the screen.
 */
export function LeaveWarning({ isChanged }: { isChanged: boolean }) {
  const [go, setGo] = useState<(() => void) | null>(null)
  useEffect(() => {
    if (isChanged) return guardLeaving((next) => setGo(() => next))
  }, [isChanged])

  function leave(): void {
    setGo(null)
    go?.()
  }
  return <LeaveDialog isOpen={go !== null} onLeave={leave} onStay={() => setGo(null)} />
}
