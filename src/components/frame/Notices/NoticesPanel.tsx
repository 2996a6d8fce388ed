'use client'

import { Link, useTranslation } from '@payloadcms/ui'
import { intlLanguage } from '@/lib/time/formatIn'
import { Button } from '@/components/ui/Button/Button'
import { EmptyState } from '@/components/ui/EmptyState/EmptyState'
import { Skeleton } from '@/components/ui/Skeleton/Skeleton'
import { useMessages } from '@/components/ui/useMessages'
import type { Notice, NoticesState } from './notice'
import styles from './Notices.module.css'

/** The notifications, newest first, or why there are none. */
export function NoticesPanel({ onRetry, state }: { onRetry: () => void; state: NoticesState }) {
  const t = useMessages()
  return (
    <>
      <h2 className={styles.title}>{t('notices')}</h2>
      {state.kind === 'loading' && (
        <div className={styles.waiting}>
          <Skeleton />
        </div>
      )}
      {state.kind === 'failed' && (
        <EmptyState action={<Button onClick={onRetry}>{t('tryAgain')}</Button>}>{t('noticesFailed')}</EmptyState>
      )}
      {state.kind === 'loaded' && state.docs.length === 0 && <EmptyState icon="Bell">{t('noticesNone')}</EmptyState>}
      {state.kind === 'loaded' && state.docs.length > 0 && (
        <ul className={styles.list}>
          {state.docs.map((notice) => (
            <NoticeRow key={notice.id} notice={notice} />
          ))}
        </ul>
      )}
    </>
  )
}

function NoticeRow({ notice: { body, createdAt, href, readAt, title } }: { notice: Notice }) {
  const { i18n } = useTranslation()
  // Notifications are a log: their times are shown in UTC, labelled as such.
  const when = new Intl.DateTimeFormat(intlLanguage(i18n.language), {
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    month: 'short',
    timeZone: 'UTC',
    timeZoneName: 'short',
  })
  return (
    <li className={styles.notice} data-unread={readAt ? undefined : ''}>
      {href ? (
        <Link className={styles.link} href={href} prefetch={false}>
          {title}
        </Link>
      ) : (
        <span className={styles.link}>{title}</span>
      )}
      {body && <p className={styles.body}>{body}</p>}
      <time className={styles.time} dateTime={createdAt}>
        {when.format(new Date(createdAt))}
      </time>
    </li>
  )
}
