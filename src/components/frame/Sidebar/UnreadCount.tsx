'use client'

import { useMessages } from '../../ui/useMessages'
import styles from './Sidebar.module.css'

const MOST_SHOWN = 99

/** How many answers of visitors nobody has read yet. */
export function UnreadCount({ count }: { count: number }) {
  const t = useMessages()
  if (count === 0) return null
  return (
    <span className={styles.unread}>
      {count > MOST_SHOWN ? t('formAnswersUnreadMany') : t('formAnswersUnread', { count })}
    </span>
  )
}
