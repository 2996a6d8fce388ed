'use client'

import { Status } from '@/components/ui/Status/Status'
import { useMessages } from '@/components/ui/useMessages'
import type { AppCard } from '../data/loadApps'
import styles from './AppState.module.css'

/** Status of an app: enabled, not enabled, or requires an upgrade. */
export function AppState({ isEnabled, needsUpgrade }: Pick<AppCard, 'isEnabled' | 'needsUpgrade'>) {
  const t = useMessages()
  return (
    <p className={styles.state}>
      {(isEnabled || !needsUpgrade) && <Status state={isEnabled ? 'enabled' : 'notEnabled'} />}
      {needsUpgrade && (
        <>
          <Status state="pro" />
          <span className={styles.note}>{t('appsRequiresTicketing')}</span>
        </>
      )}
    </p>
  )
}
