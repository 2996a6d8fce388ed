'use client'

import { Button } from '../../ui/Button/Button'
import { useMessages } from '../../ui/useMessages'
import styles from './StaleNotice.module.css'

/** Was a save refused because somebody else has changed the same thing? */
export const isStale = (code: string | undefined): boolean => code?.startsWith('stale:') ?? false

/** Offers to see what somebody else has saved meanwhile. What was typed stays until then. */
export function StaleNotice() {
  const t = useMessages()
  return (
    <div className={styles.notice} role="alert">
      <p>{t('staleNotice')}</p>
      <Button onClick={() => window.location.reload()}>{t('reload')}</Button>
    </div>
  )
}
