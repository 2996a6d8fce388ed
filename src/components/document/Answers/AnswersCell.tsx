'use client'

import { Link, useConfig, useListQuery } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { useMessages } from '@/components/ui/useMessages'
import styles from './Answers.module.css'
import { useAnswerCounts } from './useAnswerCounts'

/** In the list of forms: the number of submissions, the number of unread ones, and a link to them. */
export function AnswersCell({ rowData }: DefaultCellComponentProps) {
  const t = useMessages()
  const { routes } = useConfig().config
  // Reload the counts when the list is reloaded.
  const { data } = useListQuery()
  const owner: unknown = rowData.tenant?.id ?? rowData.tenant
  const counts = useAnswerCounts(typeof owner === 'string' ? owner : undefined, data)
  if (!counts) return null
  const { total, unread } = counts.byForm.get(String(rowData.id)) ?? { total: 0, unread: 0 }
  const content = (
    <>
      {t('formAnswersCount', { count: total })}
      {unread > 0 && <span className={styles.unread}>{t('formAnswersUnread', { count: unread })}</span>}
    </>
  )
  if (!counts.isReader) return <span className={styles.cell}>{content}</span>
  return (
    <Link
      className={styles.cell}
      href={formatAdminURL({ adminRoute: routes.admin, path: `/collections/forms/${String(rowData.id)}/answers` })}
      prefetch={false}
    >
      {content}
    </Link>
  )
}
