'use client'

import { useEffect, useState } from 'react'
import { useStableCallback } from '@/components/ui/useStableCallback'
import { useCallStream } from '../useCallStream'
import { isFeedLive, onChanges, startChangeFeed } from './changeFeed'

/** How often a screen asks while changes do not arrive by themselves, in milliseconds. */
const POLL_MS = 60_000

/** Receives what changes in a site while the component is on screen. */
export function useChangeFeed(tenantId: string | null): void {
  const open = useCallStream()
  useEffect(() => (tenantId ? startChangeFeed(tenantId, open) : undefined), [open, tenantId])
}

/**
 * Calls back when things of these kinds change in the site, whoever changes them; once a minute while that cannot be
 * known. A tab in the background is called when it is seen again.
 * @param kinds slugs of content types, `releases`, `reviews`, `notices` or `form-submissions`
 */
export function useChangesOf(kinds: readonly string[], onChange: () => void): void {
  const notify = useStableCallback(onChange)
  const wanted = kinds.join()
  useEffect(() => {
    if (wanted === '') return
    let isDue = false
    const notifyWhenSeen = () => {
      isDue = document.hidden
      if (!isDue) notify()
    }
    const onVisible = () => {
      if (isDue && !document.hidden) notifyWhenSeen()
    }
    const unsubscribe = onChanges((isChanged) => {
      if (wanted.split(',').some(isChanged)) notifyWhenSeen()
    })
    const timer = setInterval(() => {
      if (!isFeedLive()) notifyWhenSeen()
    }, POLL_MS)
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      unsubscribe()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [notify, wanted])
}

/**
 * Counts changes of these kinds in the site, whoever makes them, so that what is shown is read again with each.
 * @param kinds see `useChangesOf`
 * @param isHeld while the person works with what is shown; what changes then counts afterwards
 */
export function useChangeCount(kinds: readonly string[], isHeld: boolean): number {
  const [count, setCount] = useState(0)
  const [shown, setShown] = useState(0)
  useChangesOf(kinds, () => setCount(count + 1))
  if (!isHeld && shown !== count) setShown(count)
  return shown
}
