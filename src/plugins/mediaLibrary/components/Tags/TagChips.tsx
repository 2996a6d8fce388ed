'use client'

import { useListQuery } from '@payloadcms/ui'
import type { Where } from 'payload'
import { useState } from 'react'
import { useMessages } from '../../../../components/ui/useMessages'
import { tagIn, withTag } from '../../lib/tagFilter'
import styles from './Tags.module.css'
import { useSiteTags } from './useSiteTags'

/** As many as are shown before somebody asks for all. */
const SHOWN = 12

/** Above the list, on its screen and in pickers: the tags of the site, of which one narrows it. */
export function TagChips({ site }: { site: string | null }) {
  const t = useMessages()
  const { data, handleWhereChange, query } = useListQuery()
  const tags = useSiteTags(site, data)
  const [showsAll, setShowsAll] = useState(false)
  const chosen = tagIn(query.where)
  if (tags.length === 0) return null
  // What is chosen stays in sight.
  const shown = showsAll ? tags : tags.filter(({ tag }, index) => index < SHOWN || tag === chosen)
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
