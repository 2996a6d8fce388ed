'use client'

import { useCallback, useLayoutEffect, useRef } from 'react'

/** A function with a stable identity that calls the latest callback: keeps memoised rows from re-rendering. */
export function useStableCallback<Args extends unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(callback)
  useLayoutEffect(() => {
    latest.current = callback
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}
