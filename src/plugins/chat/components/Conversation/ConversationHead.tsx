'use client'

import { useWords } from '../../../../components/ui/useWords'
import styles from './Conversation.module.css'

/** What the conversation is called, and what answers in it. */
export function ConversationHead({ isGuide, title }: { isGuide: boolean; title: string | null }) {
  const t = useWords()
  return (
    <header className={styles.head}>
      {title && <h1 className={styles.title}>{title}</h1>}
      {isGuide && (
        <details className={styles.guide}>
          <summary>
            {t('chatGuide')} <span>{t('chatGuideMore')}</span>
          </summary>
          <p>{t('chatGuideHow')}</p>
        </details>
      )}
    </header>
  )
}
