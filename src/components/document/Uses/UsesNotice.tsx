'use client'

import { useMessages } from '@/components/ui/useMessages'
import styles from './Uses.module.css'
import { UsesList } from './UsesList'
import { useUses } from './useUses'

/** Maximum number of uses listed in a dialog. */
const MAX_LISTED = 5

/** Below a confirmation: where the affected documents are used. Renders nothing if they are not. */
export function UsesNotice({ ids, type }: { ids: string[]; type: string }) {
  const t = useMessages()
  const { uses } = useUses(type, ids)
  if (!uses || uses.total === 0) return null
  return (
    <div className={styles.notice} role="status">
      <p>
        <strong>{t('usesCount', { count: uses.total })}</strong> {t('usesGoes')}
      </p>
      <UsesList max={MAX_LISTED} uses={uses} />
    </div>
  )
}
