'use client'

import { useMessages } from '../../ui/useMessages'
import styles from '../Uses/Uses.module.css'
import { HiddenList } from './HiddenList'
import { isAnything, useHidden } from './useHidden'

/** Documents that are named in a question. */
const NAMED = 5

/** Below a question: what visitors will not see of what these refer to. Nothing where they see all of it. */
export function HiddenNotice({ ids, type }: { ids: string[]; type: string }) {
  const t = useMessages()
  const hidden = useHidden(type, ids)
  if (!hidden || !isAnything(hidden)) return null
  const count = hidden.targets.length + hidden.unseen
  return (
    <div className={styles.notice} role="status">
      <p>
        <strong>{t(ids.length > 1 ? 'publishHiddenMany' : 'publishHidden', { count })}</strong>
      </p>
      <HiddenList hidden={hidden} most={NAMED} />
    </div>
  )
}
