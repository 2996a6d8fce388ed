'use client'

import { usePreferences } from '@payloadcms/ui'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { isViewMode, VIEW_KEY, type ViewMode } from '../preferences'

const unchanging = () => () => {}

/**
 * Tree or table: what the person chose last, on whatever device; what this browser remembers stands in where that was
 * not kept.
 */
export function useViewMode(site: string, stored: ViewMode | null): [ViewMode, (mode: ViewMode) => void] {
  const { setPreference } = usePreferences()
  const [chosen, setChosen] = useState<ViewMode | null>(null)
  const local = useSyncExternalStore(
    unchanging,
    () => localMode(site),
    () => null,
  )
  const mode = chosen ?? stored ?? local ?? 'tree'
  useEffect(() => {
    if (stored ?? chosen) keepLocally(site, mode)
  }, [chosen, mode, site, stored])
  const choose = useCallback(
    (next: ViewMode) => {
      setChosen(next)
      // Not kept on the server: this browser still remembers.
      setPreference(VIEW_KEY, { [site]: next }, true).catch(() => {})
    },
    [setPreference, site],
  )
  return [mode, choose]
}

function localModes(): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(VIEW_KEY) ?? '{}')
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

function localMode(site: string): ViewMode | null {
  const mode = localModes()[site]
  return isViewMode(mode) ? mode : null
}

function keepLocally(site: string, mode: ViewMode): void {
  try {
    localStorage.setItem(VIEW_KEY, JSON.stringify({ ...localModes(), [site]: mode }))
  } catch {
    // A browser that keeps nothing: the preference does.
  }
}
