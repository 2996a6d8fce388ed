'use client'

import { useMessages } from '../../../components/ui/useMessages'
import type { LanguageProgress } from '../lib/shapes'
import styles from './Translations.module.css'

/** How far a language is, in words. @param main name of the language that is translated from */
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
      <span>{t('translateProgress', { done, total })}</span>
      {changed > 0 && (
        <span className={styles.changed}>{t('translateChangedCount', { count: changed, language: main })}</span>
      )}
    </span>
  )
}
