'use client'

import { useEffect, type RefObject } from 'react'

/**
 * Takes the focus to a list when the row that had it is gone: it would start at the top of the page again.
 * @param state changes when rows come and go
 */
export function useKeptFocus(list: RefObject<HTMLElement | null>, state: number): void {
  useEffect(() => {
    if (document.activeElement === document.body) list.current?.focus({ preventScroll: true })
  }, [list, state])
}
