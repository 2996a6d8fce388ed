'use client'

import { useSyncExternalStore } from 'react'
import { noteShownSite } from '../../calls/shownSite'
import type { FrameData } from '../navigation/frameOf'

let current: FrameData | null = null
const listeners = new Set<() => void>()

/** Told by the frame, which knows it, to what stands beside it. */
export function showFrame(frame: FrameData): void {
  if (frame === current) return
  current = frame
  noteShownSite(frame.tenant?.id ?? null)
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** What the frame shows; null until it is drawn. */
export const useFrameOnScreen = (): FrameData | null =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  )

/** The site that the frame shows; null until it is drawn. */
export const useSiteOnScreen = (): FrameData['tenant'] => useFrameOnScreen()?.tenant ?? null

/** May the person publish documents of a type on the site that the frame shows? The server decides anew. */
export const useMayPublish = (slug: string): boolean => useFrameOnScreen()?.publishes.includes(slug) ?? false
