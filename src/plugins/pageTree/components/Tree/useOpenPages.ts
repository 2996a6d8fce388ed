'use client'

import { usePreferences } from '@payloadcms/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { openAtFirst } from '../../lib/tree/openAtFirst'
import type { Tree } from '../../lib/tree/tree'
import { OPEN_KEY } from '../preferences'

/** Longest list of open pages that is kept. */
const MOST_KEPT = 2_000
const KEEP_AFTER_MS = 500

/** The pages that are open, kept with the person. */
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
      setPreference(OPEN_KEY, { [site]: [...open].slice(-MOST_KEPT) }, true).catch(() => {})
    }, KEEP_AFTER_MS)
  }, [first, open, setPreference, site])

  return { change, open }
}
