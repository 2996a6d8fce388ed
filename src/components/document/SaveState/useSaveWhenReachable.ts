'use client'

import { useEffect } from 'react'
import { useApi } from '@/components/calls/useApi'
import { useStableCallback } from '@/components/ui/useStableCallback'

const ASK_EVERY_MS = 5_000

/**
 * Saves as soon as the server is reachable again: asks when the browser is online again, and every few seconds.
 * @param isWaiting whether there is something to save; nothing is asked otherwise
 */
export function useSaveWhenReachable(isWaiting: boolean, save: () => void): void {
  const call = useApi()
  const saveNow = useStableCallback(save)
  useEffect(() => {
    if (!isWaiting) return
    let isAsking = false
    let isOver = false
    async function ask() {
      if (isAsking) return
      isAsking = true
      const { success } = await call('GET', '/health/ready')
      isAsking = false
      if (success && !isOver) saveNow()
    }
    const onlineAgain = () => void ask()
    const timer = setInterval(onlineAgain, ASK_EVERY_MS)
    window.addEventListener('online', onlineAgain)
    return () => {
      isOver = true
      clearInterval(timer)
      window.removeEventListener('online', onlineAgain)
    }
  }, [call, isWaiting, saveNow])
}
