'use client'

import { useMessages } from '@/exports/client'
import type { LanguageProgress } from '../lib/shapes'
import styles from './Translations.module.css'

/** Translation progress as text. @param main name of the source language */
export function ProgressText({
  main,
  progress: { changed, done, total },
}: {
  main: string
  progress: LanguageProgress
}) {
  const t = useMessages()
  return (
    <span className={styles.progress}>
      <span>{total === 0 ? t('translateNothing') : t('translateProgress', { done, total })}</span>
      {changed > 0 && (
        <span className={styles.changed}>{t('translateChangedCount', { count: changed, language: main })}</span>
      )}
    </span>
  )
}
