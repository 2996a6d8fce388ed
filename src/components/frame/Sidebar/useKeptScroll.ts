'use client'

import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

/** Kept over page changes, which draw the sidebar anew. */
const positions = new Map<string, number>()

const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect

/** Puts a list back to where it was scrolled to when it was last seen under this name. */
export function useKeptScroll<Scroller extends HTMLElement>(name: string): RefObject<Scroller | null> {
  const ref = useRef<Scroller>(null)
  useBeforePaint(() => {
    const list = ref.current
    if (!list) return
    list.scrollTop = positions.get(name) ?? 0
    const remember = () => void positions.set(name, list.scrollTop)
    list.addEventListener('scroll', remember, { passive: true })
    return () => list.removeEventListener('scroll', remember)
  }, [name])
  return ref
}
