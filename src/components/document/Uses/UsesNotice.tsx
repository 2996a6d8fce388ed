'use client'

import { useMessages } from '../../ui/useMessages'
import styles from './Uses.module.css'
import { UsesList } from './UsesList'
import { useUses } from './useUses'

/** Places that are named in a question. */
const NAMED = 5

/** Below a question: where what goes is used. Nothing where it is used nowhere. */
export function UsesNotice({ ids, type }: { ids: string[]; type: string }) {
  const t = useMessages()
  const { uses } = useUses(type, ids)
  if (!uses || uses.total === 0) return null
  return (
    <div className={styles.notice} role="status">
      <p>
        <strong>{t('usesCount', { count: uses.total })}</strong> {t('usesGoes')}
      </p>
      <UsesList most={NAMED} uses={uses} />
    </div>
  )
}
