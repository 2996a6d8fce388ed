'use client'

import { useEffect, type RefObject } from 'react'

/** Height of the banners above the frame, in pixels: what fills the window is that much shorter. */
const PROPERTY = '--callboard-height-above'

/** Keeps a custom property of the page at the height of whatever stands above the frame. */
export function useHeightAbove(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { documentElement: root } = document
    // The frame itself is sticky: the element around it says where it belongs.
    const around = frame.current?.parentElement
    if (!around) return
    const measure = () => {
      const height = Math.max(0, Math.round(around.getBoundingClientRect().top + window.scrollY))
      root.style.setProperty(PROPERTY, `${height}px`)
    }
    measure()
    // A banner that comes, goes or breaks into more lines changes its own size and that of the page.
    const observer = new ResizeObserver(measure)
    for (const element of [document.body, ...(around.parentElement?.children ?? [])]) observer.observe(element)
    return () => {
      observer.disconnect()
      root.style.removeProperty(PROPERTY)
    }
  }, [frame])
}
