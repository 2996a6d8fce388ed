'use client'

import { useWords } from '../../ui/useWords'
import type { DraftCounts } from '../../../database/navigation/sidebarCounts'
import styles from './Sidebar.module.css'

const MOST_SHOWN = 99

/** How many documents of a collection nobody has published yet. */
export function DraftCount({ collection, drafts }: { collection: string; drafts: DraftCounts }) {
  const t = useWords()
  const count = drafts[collection] ?? 0
  if (count === 0) return null
  return <span className={styles.count}>{count > MOST_SHOWN ? `${MOST_SHOWN}+` : t('draftsCount', { count })}</span>
}
