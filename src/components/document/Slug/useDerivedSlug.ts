'use client'

import { useEffect, useRef, useState } from 'react'
import { followTitle } from '../../../lib/content/followTitle'
import { slugRule } from '../../../lib/content/slugRule'
import { useStable } from '../../ui/useStable'

interface Options {
  isFollowing: boolean
  onSlug: (slug: string) => void
  slug: string
  title: string
}

/** Plain letters need no table of the scripts of the world. */
const PLAIN = /^[\x20-\x7e]*$/

/** The same as on the server; the table comes only when a letter asks for it. */
const derive = async (title: string): Promise<string> =>
  PLAIN.test(title) ? slugRule(title) : (await import('../../../lib/content/slugify')).slugify(title)

/**
 * Lets the slug follow the title while it is typed.
 * @returns makes it follow now, whether the title has changed or not
 */
export function useDerivedSlug({ isFollowing, onSlug, slug, title }: Options): () => void {
  const [saved] = useState({ slug, title })
  const newest = useRef(title)

  const follow = useStable(async (isAsked: boolean) => {
    newest.current = title
    const derived = await derive(title)
    if (newest.current !== title) return
    const next = isAsked ? derived : followTitle({ derived, saved, title })
    if (next !== slug) onSlug(next)
  })

  useEffect(() => {
    if (isFollowing && newest.current !== title) void follow(false)
  }, [follow, isFollowing, title])

  return () => void follow(true)
}
