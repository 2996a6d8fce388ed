'use client'

import { usePreferences } from '@payloadcms/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { openAtFirst, type Tree } from '../../lib/tree/tree'
import { OPEN_KEY } from '../preferences'

/** Maximum number of open pages stored. */
const MAX_STORED = 2_000
const SAVE_DELAY_MS = 500

/** The expanded pages, stored as a preference of the user. */
export function useOpenPages(site: string, stored: string[] | null, tree: Tree) {
  const { setPreference } = usePreferences()
  const [first] = useState<ReadonlySet<string>>(() => new Set(stored ?? openAtFirst(tree)))
  const [open, setOpen] = useState(first)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const change = useCallback(
    (ids: string[], isOpen: boolean) =>
      setOpen((before) => {
        if (ids.every((id) => before.has(id) === isOpen)) return before
        const next = new Set(before)
        for (const id of ids)
          if (isOpen) next.add(id)
          else next.delete(id)
        return next
      }),
    [],
  )

  useEffect(() => {
    if (open === first) return
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      setPreference(OPEN_KEY, { [site]: [...open].slice(-MAX_STORED) }, true).catch(() => {})
    }, SAVE_DELAY_MS)
  }, [first, open, setPreference, site])

  return { change, open }
}
