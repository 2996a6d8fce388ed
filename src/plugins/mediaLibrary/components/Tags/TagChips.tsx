'use client'

import { useListQuery } from '@payloadcms/ui'
import type { Where } from 'payload'
import { useState } from 'react'
import { useMessages } from '@/exports/client'
import { tagIn, withTag } from '../../lib/tagFilter'
import styles from './Tags.module.css'
import { useSiteTags } from './useSiteTags'

/** Number of tags shown initially. */
const INITIAL_COUNT = 12

/** The tags of the site above the list, on its own screen and in pickers; one of them can filter it. */
export function TagChips({ site }: { site: string | null }) {
  const t = useMessages()
  const { data, handleWhereChange, query } = useListQuery()
  const { isLoaded, tags } = useSiteTags(site, data)
  const [showsAll, setShowsAll] = useState(false)
  const chosen = tagIn(query.where)
  if (!isLoaded) return <div aria-hidden className={styles.place} />
  if (tags.length === 0) return null
  // A selected tag is always shown.
  const shown = showsAll ? tags : tags.filter(({ tag }, index) => index < INITIAL_COUNT || tag === chosen)
  return (
    <div aria-label={t('mediaTagsFilter')} className={styles.chips} role="group">
      {shown.map(({ count, tag }) => (
        <button
          aria-pressed={tag === chosen}
          className={styles.chip}
          key={tag}
          onClick={() => void handleWhereChange?.(withTag(query.where, tag === chosen ? null : tag) as Where)}
          type="button"
        >
          <bdi>{tag}</bdi> <span className={styles.count}>{count}</span>
        </button>
      ))}
      {shown.length < tags.length && (
        <button className={styles.more} onClick={() => setShowsAll(true)} type="button">
          {t('mediaTagsMore', { count: tags.length - shown.length })}
        </button>
      )}
    </div>
  )
}
