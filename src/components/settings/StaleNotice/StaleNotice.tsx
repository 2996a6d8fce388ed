'use client'

import { Button } from '@/components/ui/Button/Button'
import { useMessages } from '@/components/ui/useMessages'
import styles from './StaleNotice.module.css'

/** Whether a save was rejected because another user changed the same document. */
export const isStale = (code: string | undefined): boolean => code?.startsWith('stale:') ?? false

/** Offers to reload what another user has saved. Typed values stay until then. */
export function StaleNotice() {
  const t = useMessages()
  return (
    <div className={styles.notice} role="alert">
      <p>{t('staleNotice')}</p>
      <Button onClick={() => window.location.reload()}>{t('reload')}</Button>
    </div>
  )
}
