'use client'

import { useEffect, useState } from 'react'
import { useChangesOf } from '@/components/calls/changes/useChangesOf'
import { useStableCallback } from '@/components/ui/useStableCallback'
import type { TreeSource } from '../PagesList/useTree'

/** A person's own move has been read again by then; several changes of others are read as one. In milliseconds. */
const SETTLE_MS = 1_500

/**
 * Shows what others change in the tree, unless the person is moving or choosing something; then afterwards.
 * @returns how often it has done so
 */
export function useLiveTree(
  { isPending, refresh }: Pick<TreeSource, 'isPending' | 'refresh'>,
  isBusy: boolean,
): number {
  const [isDue, setDue] = useState(false)
  const [shownCount, setShownCount] = useState(0)
  const isFree = !isBusy && !isPending
  useChangesOf(['pages'], () => setDue(true))

  const show = useStableCallback((): boolean => {
    if (isFree) setShownCount(shownCount + 1)
    else setDue(true)
    return isFree
  })
  useEffect(() => {
    if (!isDue || !isFree) return
    const timer = setTimeout(() => {
      setDue(false)
      void refresh(show)
    }, SETTLE_MS)
    return () => clearTimeout(timer)
  }, [isDue, isFree, refresh, show])
  return shownCount
}
