'use client'

import { usePreferences } from '@payloadcms/ui'
import { useCallback, useState } from 'react'
import { RECENT_BLOCKS, withRecent } from '../../../lib/content/blocks'

/** The blocks that the person added last, the latest first, on whatever device. @param stored as the server read them */
export function useRecentBlocks(stored: readonly string[]): [readonly string[], (slug: string) => void] {
  const { setPreference } = usePreferences()
  const [recent, setRecent] = useState(stored)
  const add = useCallback(
    (slug: string) => {
      const next = withRecent(recent, slug)
      setRecent(next)
      // Without it there is a group less another time.
      setPreference(RECENT_BLOCKS, { slugs: next }).catch(() => {})
    },
    [recent, setPreference],
  )
  return [recent, add]
}
