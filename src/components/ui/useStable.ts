'use client'

import { useCallback, useLayoutEffect, useRef } from 'react'

/** A function that stays the same and does what the newest one does: for rows that are drawn again only when they change. */
export function useStable<Args extends unknown[], Result>(
  newest: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(newest)
  useLayoutEffect(() => {
    latest.current = newest
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}
