'use client'

import { useEffect, useRef, useState } from 'react'
import { slugForTitle, slugRule } from '@/lib/content/slugRule'
import { isJapanese } from '@/lib/languages/japanese/isJapanese'
import { useStableCallback } from '@/components/ui/useStableCallback'

interface Options {
  isFollowing: boolean
  /** Language of the title. */
  language: string
  onSlug: (slug: string) => void
  slug: string
  title: string
}

/** ASCII needs no transliteration table. */
const ASCII = /^[\x20-\x7e]*$/

/**
 * Same result as on the server; the transliteration table is loaded on demand.
 * @returns null for what only the server can read: the next save derives it
 */
async function derive(title: string, language: string): Promise<string | null> {
  if (ASCII.test(title)) return slugRule(title)
  return isJapanese(title, language) ? null : (await import('@/lib/content/slugify')).slugify(title)
}

/**
 * Derives the slug from the title while it is typed.
 * @returns a function that derives it immediately, even if the title has not changed
 */
export function useDerivedSlug({ isFollowing, language, onSlug, slug, title }: Options): () => void {
  const [saved] = useState({ slug, title })
  const latestTitle = useRef(title)

  const update = useStableCallback(async (isForced: boolean) => {
    latestTitle.current = title
    const derived = await derive(title, language)
    if (latestTitle.current !== title || derived === null) return
    const next = isForced ? derived : slugForTitle({ derived, saved, title })
    if (next !== slug) onSlug(next)
  })

  useEffect(() => {
    if (isFollowing && latestTitle.current !== title) void update(false)
  }, [update, isFollowing, title])

  return () => void update(true)
}
