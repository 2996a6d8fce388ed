'use client'

import { useMessages } from '@/components/ui/useMessages'
import styles from './Uses.module.css'
import { UsesList } from './UsesList'
import { useUses } from './useUses'

/** Maximum number of uses listed in a dialog. */
const MAX_LISTED = 5

/** Below a confirmation: where the affected documents are used, and what waits for them. Renders nothing if neither. */
export function UsesNotice({ ids, type }: { ids: string[]; type: string }) {
  const t = useMessages()
  const { uses } = useUses(type, ids)
  if (!uses || (uses.total === 0 && uses.planned === 0)) return null
  return (
    <div className={styles.notice} role="status">
      {uses.planned > 0 && <p>{t('usesPlanned', { count: uses.planned })}</p>}
      {uses.total > 0 && (
        <>
          <p>
            <strong>{t('usesCount', { count: uses.total })}</strong> {t('usesGoes')}
          </p>
          <UsesList max={MAX_LISTED} uses={uses} />
        </>
      )}
    </div>
  )
}
