'use client'

import { usePreferences } from '@payloadcms/ui'
import { useCallback, useState } from 'react'
import { RECENT_BLOCKS, withRecent } from '@/lib/content/blocks'

/** The user's most recently added blocks, latest first, across devices. @param stored as loaded on the server */
export function useRecentBlocks(stored: readonly string[]): [readonly string[], (slug: string) => void] {
  const { setPreference } = usePreferences()
  const [recent, setRecent] = useState(stored)
  const add = useCallback(
    (slug: string) => {
      const next = withRecent(recent, slug)
      setRecent(next)
      // Only the group of recent blocks depends on it, so ignore a failure.
      setPreference(RECENT_BLOCKS, { slugs: next }).catch(() => {})
    },
    [recent, setPreference],
  )
  return [recent, add]
}
