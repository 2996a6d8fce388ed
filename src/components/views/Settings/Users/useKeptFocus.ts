'use client'

import { useEffect, type RefObject } from 'react'

/**
 * Focuses a list when the focused row has been removed: otherwise the focus would return to the top of the page.
 * @param state changes when rows are added or removed
 */
export function useKeptFocus(list: RefObject<HTMLElement | null>, state: number): void {
  useEffect(() => {
    if (document.activeElement === document.body) list.current?.focus({ preventScroll: true })
  }, [list, state])
}
