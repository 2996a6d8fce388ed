'use client'

import { Button } from '@/components/ui/Button/Button'
import { useMessages } from '@/components/ui/useMessages'
import styles from '../Answers.module.css'

interface Props {
  count: number
  found: number
  isAll: boolean
  isBusy: boolean
  mayDelete: boolean
  /** All submissions of this page are selected, and there are further pages. */
  offersAll: boolean
  onAll: () => void
  onClear: () => void
  onDelete: () => void
  onMark: (isRead: boolean) => void
}

/** Bulk actions for the selected submissions. */
export function SelectionBar({
  count,
  found,
  isAll,
  isBusy,
  mayDelete,
  offersAll,
  onAll,
  onClear,
  onDelete,
  onMark,
}: Props) {
  const t = useMessages()
  return (
    <section aria-label={t('answersActions')} className={styles.selection}>
      <p aria-live="polite">{isAll ? t('answersAllSelected', { count }) : t('answersSelected', { count })}</p>
      {offersAll && (
        <Button variant="quiet" onClick={onAll}>
          {t('answersSelectFound', { count: found })}
        </Button>
      )}
      <Button disabled={isBusy} onClick={() => onMark(true)}>
        {t('answersMarkRead')}
      </Button>
      <Button disabled={isBusy} onClick={() => onMark(false)}>
        {t('answersMarkUnread')}
      </Button>
      {mayDelete && (
        <Button disabled={isBusy} variant="danger" onClick={onDelete}>
          {t('answersDelete')}
        </Button>
      )}
      <Button variant="quiet" onClick={onClear}>
        {t('answersClearSelection')}
      </Button>
    </section>
  )
}
