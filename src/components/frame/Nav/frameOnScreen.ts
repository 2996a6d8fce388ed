'use client'

import { useSyncExternalStore } from 'react'
import { setShownSite } from '@/components/calls/shownSite'
import type { FrameData } from '../navigation/frameOf'

let current: FrameData | null = null
const listeners = new Set<() => void>()

/** Called by the frame, which is the only component that loads it; others subscribe with the hooks below. */
export function showFrame(frame: FrameData): void {
  if (frame === current) return
  current = frame
  setShownSite(frame.tenant?.id ?? null)
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** What the frame shows; null until it is rendered. */
export const useFrameOnScreen = (): FrameData | null =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  )

/** The site that the frame shows; null until it is rendered. */
export const useSiteOnScreen = (): FrameData['tenant'] => useFrameOnScreen()?.tenant ?? null

/** Whether the user can publish documents of a type on the site shown. The server checks the permission again. */
export const useCanPublish = (slug: string): boolean => useFrameOnScreen()?.publishes.includes(slug) ?? false
