'use client'

import { usePreferences } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { withRecent } from '../../../lib/content/blockChoices'
import { isRecord } from '../../../lib/objects/isRecord'

const KEY = 'recent-blocks'

/** The blocks that the person added last, the latest first, on whatever device. */
export function useRecentBlocks(): [string[], (slug: string) => void] {
  const { getPreference, setPreference } = usePreferences()
  const [recent, setRecent] = useState<string[]>([])
  useEffect(() => {
    let isWanted = true
    // Without it there is a group less.
    getPreference<unknown>(KEY).then((stored) => isWanted && setRecent(readSlugs(stored)), () => {})
    return () => {
      isWanted = false
    }
  }, [getPreference])
  const add = useCallback(
    (slug: string) => {
      const next = withRecent(recent, slug)
      setRecent(next)
      setPreference(KEY, { slugs: next }).catch(() => {})
    },
    [recent, setPreference],
  )
  return [recent, add]
}

const readSlugs = (stored: unknown): string[] => (isRecord(stored) && Array.isArray(stored.slugs) ? stored.slugs.filter((one): one is string => typeof one === 'string') : [])
