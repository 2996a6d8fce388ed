'use client'

import { useMessages } from '@/components/ui/useMessages'
import styles from '../Uses/Uses.module.css'
import { HiddenList } from './HiddenList'
import { hasHidden, useHidden } from './useHidden'

/** Maximum number of documents listed in a dialog. */
const MAX_LISTED = 5

/**
 * Below a confirmation: which references of the documents visitors will not see. Renders nothing if all are visible.
 */
export function HiddenNotice({ ids, type }: { ids: string[]; type: string }) {
  const t = useMessages()
  const hidden = useHidden(type, ids)
  if (!hidden || !hasHidden(hidden)) return null
  const count = hidden.targets.length + hidden.unseen
  return (
    <div className={styles.notice} role="status">
      <p>
        <strong>{t(ids.length > 1 ? 'publishHiddenMany' : 'publishHidden', { count })}</strong>
      </p>
      <HiddenList hidden={hidden} max={MAX_LISTED} />
    </div>
  )
}
