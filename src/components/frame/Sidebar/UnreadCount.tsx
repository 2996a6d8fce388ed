'use client'

import { useMessages } from '../../ui/useMessages'
import styles from './Sidebar.module.css'

const MAX_SHOWN = 99

/** Number of unread form submissions. */
export function UnreadCount({ count }: { count: number }) {
  const t = useMessages()
  if (count === 0) return null
  return (
    <span className={styles.unread}>
      {count > MAX_SHOWN ? t('formAnswersUnreadMany') : t('formAnswersUnread', { count })}
    </span>
  )
}
