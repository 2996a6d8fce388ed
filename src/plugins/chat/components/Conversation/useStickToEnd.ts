'use client'

import { useEffect, useRef, type RefObject } from 'react'

/** How near to its end a list counts as read to the end, in pixels. */
const NEAR = 80

/** Keeps a list at its end while it grows, unless somebody has scrolled up to read. */
export function useStickToEnd<Scroller extends HTMLElement>(grows: unknown): RefObject<Scroller | null> {
  const ref = useRef<Scroller>(null)
  const isAtEnd = useRef(true)
  useEffect(() => {
    const list = ref.current
    if (!list) return
    const onScroll = () => (isAtEnd.current = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR)
    list.addEventListener('scroll', onScroll, { passive: true })
    return () => list.removeEventListener('scroll', onScroll)
  }, [])
  useEffect(() => {
    if (ref.current && isAtEnd.current) ref.current.scrollTop = ref.current.scrollHeight
  }, [grows])
  return ref
}
