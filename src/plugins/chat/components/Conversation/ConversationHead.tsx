'use client'

import type { ReactNode } from 'react'
import { useMessages } from '@/exports/client'
import styles from './Conversation.module.css'

interface Props {
  /** Actions on the conversation. */
  children?: ReactNode
  isGuide: boolean
  title: string | null
}

/** The title of the conversation, and a note when the built-in guide answers. */
export function ConversationHead({ children, isGuide, title }: Props) {
  const t = useMessages()
  return (
    <header className={styles.head}>
      {title && (
        <div className={styles.titleRow}>
          <h1 className={styles.title} dir="auto">
            {title}
          </h1>
          {children}
        </div>
      )}
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
